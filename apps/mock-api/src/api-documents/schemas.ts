import type { Call } from '@glo/adapters/wire/call';
import { wireAccount, wireCompany, wireRecruiter } from '@glo/adapters/wire/account';
import { wireUser } from '@glo/adapters/wire/account-codes';
import { wireContact, wireEducation, wirePost, wireWork } from '@glo/adapters/wire/candidates';
import { wireCompanyChoice } from '@glo/adapters/wire/company';
import { wireMember, wireMemberAccount } from '@glo/adapters/wire/company-page';
import { wireLocation } from '@glo/adapters/wire/fields';
import { wireFolder } from '@glo/adapters/wire/folders';
import { wireJob, wireJobChange } from '@glo/adapters/wire/jobs';
import { wirePlace, wireRole, wireSkill } from '@glo/adapters/wire/lookups';
import { refusal } from '@glo/adapters/wire/refusal';
import { verificationDocument } from '@glo/adapters/wire/shapes';
import { wireCandidate } from '@glo/adapters/wire/read-candidate';
import { wireEntry } from '@glo/adapters/wire/shortlist';
import * as z from 'zod/mini';
import { type Json, type JsonObject, toJson } from './json.ts';
import { fieldTexts } from './texts/fields.ts';

/** Schemas that several calls share stand in the document once, under a name. */
const named = z.registry<{ id: string; description: string }>();
named.add(wireCandidate, { id: 'Candidate', description: 'A student as lists carry them.' });
named.add(wireJob, { id: 'Job', description: 'A posted opportunity.' });
named.add(wireRecruiter, { id: 'Recruiter', description: 'A recruiter’s own details; `recruiter_id` is the account.' });
named.add(wireFolder, { id: 'Folder', description: 'Candidates under a name.' });
named.add(wireLocation, { id: 'Location', description: 'A place; its label is spelt `lable`.' });
named.add(verificationDocument, { id: 'VerificationDocument', description: 'Something submitted to be verified.' });
named.add(refusal, { id: 'Refusal', description: 'How a service says no: one sentence for a person.' });

named.add(wireJobChange, { id: 'JobChange', description: 'What a change of a job made of it.' });
named.add(wireAccount, { id: 'Account', description: 'Who signs in.' });
named.add(wireCompany, { id: 'Company', description: 'The company of a recruiter.' });
named.add(wireCompanyChoice, { id: 'CompanyChoice', description: 'A company to choose from.' });
named.add(wireUser, { id: 'User', description: 'Whom a code has signed in.' });
named.add(wireMember, { id: 'Member', description: 'A recruiter of a company.' });
named.add(wireMemberAccount, { id: 'MemberAccount', description: 'Of a member.' });
named.add(wireContact, { id: 'ContactDetails', description: 'Where a student can be reached.' });
named.add(wireWork, { id: 'WorkExperience', description: 'Where a student worked.' });
named.add(wireEducation, { id: 'Education', description: 'Where a student learned.' });
named.add(wirePost, { id: 'Post', description: 'A proof of work.' });
named.add(wirePlace, { id: 'Place', description: 'A place without a label.' });
named.add(wireSkill, { id: 'Skill', description: 'A skill to choose.' });
named.add(wireEntry, { id: 'ShortlistEntry', description: 'Somebody on the shortlist of a job.' });
named.add(wireRole, { id: 'JobRole', description: 'A job role to choose.' });

/** Makes schemas of one document, and gathers the named ones they refer to. */
export interface SchemaBook {
  schema(of: Call['reply']): JsonObject;
  /** The same under a name, as generated clients want it; a reference to it. */
  under(name: string, of: Call['reply']): JsonObject;
  /** The named schemas that were referred to, by name. */
  named(): JsonObject;
}

export function createSchemaBook(): SchemaBook {
  const found = new Map<string, Json>();
  function schema(of: Call['reply']): JsonObject {
    const { $schema: _, $defs = {}, ...own } = jsonSchema(of);
    for (const [name, definition] of Object.entries($defs)) found.set(name, definition);
    return own;
  }
  return {
    schema,
    under(name, of) {
      found.set(name, schema(of));
      return { $ref: `#/components/schemas/${name}` };
    },
    named: () => Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b))),
  };
}

function jsonSchema(of: Call['reply']): JsonObject & { $defs?: JsonObject } {
  const schema = z.toJSONSchema(of, {
    target: 'draft-2020-12',
    // What is sent; replies have no transform, so that it is what is received, too.
    io: 'input',
    metadata: named,
  });
  const text = JSON.stringify(toJson(schema)).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text, describeFields) as JsonObject;
}

/** Fields are described afterwards: before, those of one zod schema share one object. */
function describeFields(name: string, value: Json): Json {
  if (name !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([field, schema]) => {
      const description = fieldTexts[field];
      return [field, description === undefined ? schema : { ...(schema as JsonObject), description }];
    }),
  );
}
