import { wireAccount, wireCompany, wireRecruiter } from '@glo/adapters/wire/account';
import { forgotPassword, verifyOtp, wireUser } from '@glo/adapters/wire/account-codes';
import { wireContact, wireEducation, wirePost, wireWork } from '@glo/adapters/wire/candidates';
import { wireCompanyChoice } from '@glo/adapters/wire/company';
import { wireMember, wireMemberAccount } from '@glo/adapters/wire/company-page';
import { wireLocation } from '@glo/adapters/wire/fields';
import { wireFolder } from '@glo/adapters/wire/folders';
import { wireJob, wireJobChange } from '@glo/adapters/wire/job';
import { wirePlace, wireRole, wireSkill } from '@glo/adapters/wire/lookups';
import { wireCandidate } from '@glo/adapters/wire/read-candidate';
import { refusal } from '@glo/adapters/wire/call';
import { verificationDocument } from '@glo/adapters/wire/shapes';
import { wireEntry } from '@glo/adapters/wire/shortlist';
import * as z from 'zod/mini';
import { describedCalls } from './calls.ts';

interface Named {
  readonly id: string;
  readonly examples?: readonly unknown[];
  readonly [name: string]: unknown;
}

const records = {
  Account: wireAccount,
  Candidate: wireCandidate,
  Company: wireCompany,
  CompanyChoice: wireCompanyChoice,
  ContactDetails: wireContact,
  Education: wireEducation,
  Folder: wireFolder,
  Job: wireJob,
  JobChange: wireJobChange,
  JobRole: wireRole,
  Location: wireLocation,
  Member: wireMember,
  MemberAccount: wireMemberAccount,
  Place: wirePlace,
  Post: wirePost,
  Recruiter: wireRecruiter,
  ShortlistEntry: wireEntry,
  Skill: wireSkill,
  User: wireUser,
  VerificationDocument: verificationDocument,
  WorkExperience: wireWork,
};

const sharedReplies = { CodeReply: verifyOtp.reply, PasswordReply: forgotPassword.reply };

export const namedSchemas = z.registry<Named>();

namedSchemas.add(refusal, { id: 'Refusal', examples: [{ message: 'A sentence for a person.' }] });
for (const [id, schema] of Object.entries({ ...records, ...sharedReplies })) namedSchemas.add(schema, { id });
for (const { name, call, example } of describedCalls) {
  const id = name.charAt(0).toUpperCase() + name.slice(1);
  if (call.body !== undefined) namedSchemas.add(call.body, { id, examples: [example.body] });
  const reply = namedSchemas.get(call.reply)?.id ?? `${id}Reply`;
  namedSchemas.add(call.reply, { id: reply, examples: [example.reply] });
}
