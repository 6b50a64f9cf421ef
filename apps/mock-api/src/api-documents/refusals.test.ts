import { describe, expect, it } from 'vitest';
import { basePaths } from '../http/route.ts';
import { seedRows } from '../seed/seed.ts';
import { aFile, aForm } from '../testing/files.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { pathOf, type Visitor } from '../testing/visitor.ts';
import { type DescribedCall, describedCalls, type Example } from './calls.ts';
import { mutations } from './testing/mutations.ts';

/** The other refusals need a race, a full disk, 8 MB or many attempts. */
const reproducible = ['400', '401', '403', '404', '415'];

describe('the documented refusals', () => {
  it('are those that wrong requests receive, call by call', { timeout: 60_000 }, async () => {
    const { app, visitor, signedIn } = await aRunningMockApi(seedRows({ seed: 1, candidates: 1000, now: new Date() }), {
      rateLimit: 'off',
    });
    const people = {
      stranger: visitor(),
      recruiter: await signedIn('recruiter@acme.example'),
      other: await signedIn('recruiter@tidewater.example'),
    };
    const received: Record<string, string[]> = {};
    for (const described of describedCalls) received[described.name] = await askWrongly(described, people);
    expect(received).toEqual(documentedRefusals([app.swagger(), app.candidateDocument()]));
  });
});

type People = Readonly<Record<'stranger' | 'recruiter' | 'other', Visitor>>;

/** Makes a call in every wrong way and returns the distinct refusals. */
async function askWrongly({ call, example }: DescribedCall, { stranger, recruiter, other }: People): Promise<string[]> {
  const { params, query, body } = asTheDemoRecruiter(example);
  const right = { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) };
  const address = basePaths[call.service] + pathOf(call, params);
  const upload = () => ({ ...(call.file !== undefined && { form: formFor(call.file) }) });
  const answers = [
    // A correct anonymous call would sign in another account.
    ...(call.anonymous ? [] : [await stranger.call(call, right), await other.call(call, { ...right, ...upload() })]),
    ...(await Promise.all(mutations(right).map((wrong) => recruiter.call(call, { ...wrong, ...upload() })))),
    await recruiter.fetch(address, {
      method: call.method,
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
  ];
  if (call.body !== undefined || call.file !== undefined) {
    const wrongType = { 'content-type': call.file === undefined ? 'text/xml' : 'application/json' };
    answers.push(
      await recruiter.fetch(address, { method: call.method, headers: wrongType, body: '{}' }),
      await recruiter.call(call, { ...right, body: undefined, form: new FormData() }),
      await recruiter.call(call, { ...right, body: {} }),
    );
  }
  return [...new Set(answers.map(({ status }) => String(status)).filter((status) => status >= '400'))].toSorted();
}

/** Replaces the account of the sign-up example. */
function asTheDemoRecruiter(example: Example): Example {
  const idOf = (name: string) => {
    const reply = describedCalls.find((described) => described.name === name)?.example.reply;
    return (reply as { readonly _id: string })._id;
  };
  return JSON.parse(JSON.stringify(example).replaceAll(idOf('signUp'), idOf('login'))) as Example;
}

const formFor = (field: string) => aForm([field, aFile(field.endsWith('documents') ? 'pdf' : 'png')]);

interface Document {
  readonly paths: Record<string, Record<string, { readonly operationId: string; readonly responses: object }>>;
}

function documentedRefusals(documents: readonly object[]): Record<string, string[]> {
  const operations = documents.flatMap((document) =>
    Object.values((document as Document).paths).flatMap((methods) => Object.values(methods)),
  );
  return Object.fromEntries(
    operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses).filter((status) => reproducible.includes(status)),
    ]),
  );
}
