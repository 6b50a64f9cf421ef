import type { Call } from '@glo/adapters/wire/call';
import { wireRecruiter } from '@glo/adapters/wire/account';
import { wireFolder } from '@glo/adapters/wire/folders';
import { wireJob } from '@glo/adapters/wire/jobs';
import { refusal, verificationDocument, wireCandidate, wireLocation } from '@glo/adapters/wire/shapes';
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

/** Makes schemas of one document, and gathers the named ones they refer to. */
export interface SchemaBook {
  schema(of: Call['reply']): JsonObject;
  /** The named schemas that were referred to, by name. */
  named(): JsonObject;
}

export function createSchemaBook(): SchemaBook {
  const found = new Map<string, Json>();
  return {
    schema(of) {
      const { $schema: _, $defs = {}, ...schema } = jsonSchema(of);
      for (const [name, definition] of Object.entries($defs)) found.set(name, definition);
      return schema;
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
