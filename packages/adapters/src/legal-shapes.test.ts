import type { Outcome } from '@glo/domain/shared/outcome';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Api } from './http/api.ts';
import { anyReply } from './testing/any-reply.ts';
import { everyAdapter } from './testing/every-adapter.ts';
import type { Call } from './wire/call.ts';
import { wireTable } from './wire/table.ts';
import { nothing, type VariantName, variantNames, vary } from './testing/variants.ts';

const seed = Number(process.env['SEED'] ?? 20_261_123);
/** The reply to a notification is not read. */
const calls = Object.entries(wireTable).filter(([name]) => name !== 'sendNotification');
/** These variants carry the same content as the mock API’s reply; the others carry less. */
const equals: readonly VariantName[] = [
  'odd-record',
  'unknown-fields',
  'other-type',
  'synonyms',
  'bare',
  'wrapped',
  'ok',
  'nothing',
];

describe(`every adapter reads every legal shape of a reply (SEED=${seed})`, () => {
  it('has an adapter for every call', () => {
    expect(calls.map(([name]) => name).toSorted()).toEqual(Object.keys(everyAdapter).toSorted());
  });

  it.each(calls)('%s, in each variant', async (name, call) => {
    const one = fc.constantFrom(...variantNames).map((variant) => [variant]);
    expect(await counterexample(name, call, one)).toBe('');
  });

  it.each(calls)('%s, in two variants at random', async (name, call) => {
    const two = fc.uniqueArray(fc.constantFrom(...variantNames), { minLength: 2, maxLength: 2 });
    expect(await counterexample(name, call, two)).toBe('');
  });
});

/** A report of a reply that is read wrongly; '' if there is none. */
async function counterexample(name: string, call: Call, variants: fc.Arbitrary<VariantName[]>): Promise<string> {
  const property = fc.asyncProperty(anyReply(call), variants, (body, chosen) => isRead(name, call, body, chosen));
  const found = await fc.check(property, { seed, numRuns: 44 });
  return fc.defaultReportMessage(found) ?? '';
}

async function isRead(name: string, call: Call, body: unknown, variants: readonly VariantName[]): Promise<boolean> {
  const usual = await ask(name, body);
  const read = await ask(name, vary(call, body, variants));
  if (!usual.ok || !read.ok) return false;
  if (variants.every((variant) => equals.includes(variant))) return told(read.value) === told(usual.value);
  // A post without any content is left out.
  if (name === 'getPosts') return true;
  const leavesOut = variants.includes('odd-record') || (read.leftOut ?? 0) === 0;
  return leavesOut && sizeOf(read.value) === sizeOf(usual.value);
}

function ask(name: string, body: unknown): Promise<Outcome<unknown>> {
  const api = new Api({
    bases: { recruiter: '', candidate: '' },
    credentials: 'same-origin',
    onSend: () => () => {},
    fetch: async () => {
      if (body === nothing) return new Response(null, { status: 204 });
      return new Response(body === 'OK' ? 'OK' : JSON.stringify(body));
    },
  });
  return everyAdapter[name]?.(api) ?? Promise.reject(new Error(`No adapter makes ${name}.`));
}

/** The number of records: none may be lost because of its fields or of another record. */
const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

/** Without the original records. */
const told = (value: unknown): string =>
  JSON.stringify(value ?? null, (name, each: unknown) => (name === 'source' ? undefined : each));
