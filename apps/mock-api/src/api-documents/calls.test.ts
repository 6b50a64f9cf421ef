import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seedRows } from '../seed/seed.ts';
import { aFile, aForm } from '../testing/files.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { describedCalls } from './calls.ts';
import fields from './fields.json' with { type: 'json' };

/** Their examples use another account, need a code, or end the session. */
const excluded = [
  'changePassword',
  'createNewPassword',
  'deleteAccount',
  'saveCompany',
  'saveOnboarding',
  'submitRecruiterDocument',
];

describe('the described calls', () => {
  it('have examples that fit the wire contract', () => {
    const problems = describedCalls.flatMap(({ name, call, example }) =>
      (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
        const { error } = z.safeParse(call[part] ?? z.undefined(), example[part]);
        return error === undefined ? [] : [`${name}.${part}: ${z.prettifyError(error)}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('succeed with their example for the demo recruiter', async () => {
    const rows = seedRows({ seed: 1, candidates: 1000, now: new Date() });
    const { signedIn } = await aRunningMockApi(rows, { rateLimit: 'off' });
    const recruiter = await signedIn('recruiter@acme.example');
    const failed: string[] = [];
    for (const { name, call, example } of describedCalls) {
      if (call.anonymous || excluded.includes(name)) continue;
      const type = call.file?.endsWith('documents') ? 'pdf' : 'png';
      const form = call.file === undefined ? {} : { form: aForm([call.file, aFile(type)]) };
      const { status, body } = await recruiter.call(call, { ...example, ...form });
      if (status !== 200) failed.push(`${name}: ${status} ${JSON.stringify(body)}`);
    }
    expect(failed).toEqual([]);
  });
});

it('every described field is in a document', async () => {
  const { app } = await aRunningMockApi();
  const documents = JSON.stringify([app.swagger(), app.candidateDocument()]);
  expect(Object.entries(fields).filter(([, text]) => !documents.includes(JSON.stringify(text)))).toEqual([]);
});
