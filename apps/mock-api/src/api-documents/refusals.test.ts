import type { Call } from '@glo/adapters/wire/call';
import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { basePaths } from '../http/route.ts';
import { seedRows } from '../seed/seed.ts';
import { aFile } from '../testing/files.ts';
import { aRunningStandIn } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';
import { apiDocuments } from './documents.ts';
import type { Exchange, Exchanges } from './exchange.ts';
import recorded from './exchanges.json' with { type: 'json' };
import { mutations } from './testing/mutations.ts';

const exchanges: Exchanges = recorded;
/** What asking wrongly brings about; the others take a race, a full disk, 8 MB or many tries. */
const byAsking = ['400', '401', '403', '404', '415'];

describe('the refusals of the documents', () => {
  it('are those that occur, call by call', { timeout: 60_000 }, async () => {
    const { visitor, signedIn } = await aRunningStandIn(seedRows({ seed: 1, candidates: 1000, now: new Date() }), {
      rateLimit: 'off',
    });
    const people = {
      stranger: visitor(),
      recruiter: await signedIn('recruiter@acme.example'),
      other: await signedIn('recruiter@tidewater.example'),
    };
    const met: Record<string, string[]> = {};
    for (const [name, call] of Object.entries(wireTable)) met[name] = await askWrongly(name, call, people);
    expect(met).toEqual(Object.fromEntries(Object.keys(wireTable).map((name) => [name, documented(name)])));
  });
});

type People = Readonly<Record<'stranger' | 'recruiter' | 'other', Visitor>>;

/** Makes a call in every wrong way and returns the refusals met, each once. */
async function askWrongly(name: string, call: Call, { stranger, recruiter, other }: People): Promise<string[]> {
  const { params, query, body } = asTheDemoRecruiter<Partial<Exchange>>(exchanges[name]?.[0] ?? {});
  const right = { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) };
  const upload = () => ({ ...(call.file !== undefined && { form: aForm(call.file) }) });
  const answers = [
    // An anonymous call done right would make somebody else of them.
    ...(call.anonymous ? [] : [await stranger.call(call, right), await other.call(call, { ...right, ...upload() })]),
    ...(await Promise.all(mutations(right).map((wrong) => recruiter.call(call, { ...wrong, ...upload() })))),
    await recruiter.fetch(addressOf(call, params), {
      method: call.method,
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
  ];
  if (call.body !== undefined || call.file !== undefined) {
    const wrongType = { 'content-type': call.file === undefined ? 'text/xml' : 'application/json' };
    answers.push(
      await recruiter.fetch(addressOf(call, params), { method: call.method, headers: wrongType, body: '{}' }),
      await recruiter.call(call, { ...right, body: undefined, form: new FormData() }),
      await recruiter.call(call, { ...right, body: {} }),
    );
  }
  return [...new Set(answers.map(({ status }) => String(status)).filter((status) => status >= '400'))].toSorted();
}

/** What somebody new was asked for, the demo recruiter is asked for instead. */
function asTheDemoRecruiter<T>(ask: T): T {
  const idOf = (name: string) => String((exchanges[name]?.[0]?.reply as { _id: string } | undefined)?._id);
  return JSON.parse(JSON.stringify(ask).replaceAll(idOf('signUp'), idOf('login'))) as T;
}

function aForm(field: string): FormData {
  const form = new FormData();
  form.set(field, aFile(field.endsWith('documents') ? 'pdf' : 'png'));
  return form;
}

function addressOf(call: Call, params: Readonly<Record<string, string>> = {}): string {
  return basePaths[call.service] + call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

interface Operations {
  readonly paths: Record<string, Record<string, { readonly operationId: string; readonly responses: object }>>;
}

function documented(name: string): string[] {
  const operations = Object.values(apiDocuments()).flatMap((document) =>
    Object.values((JSON.parse(document) as Operations).paths).flatMap((methods) => Object.values(methods)),
  );
  const { responses = {} } = operations.find(({ operationId }) => operationId === name) ?? {};
  return Object.keys(responses).filter((status) => byAsking.includes(status));
}
