import { wireTable } from '@glo/adapters/wire/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSignedInAsha } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';
import { sizeOf } from './json-body.ts';
import { basePaths } from './route.ts';

const calls = Object.values(wireTable).filter(({ body }) => body !== undefined);
const pathsOf = (wanted: typeof calls) =>
  wanted.map(({ service, path, method }) => ({ method, path: basePaths[service] + path.replaceAll(/:\w+/g, 'x') }));

async function people() {
  const { visitor, asha } = await aSignedInAsha();
  return { stranger: visitor(), asha };
}

const send = (who: Visitor, body: string, { method, path }: { method: string; path: string }) =>
  who.fetch(path, { method, body, headers: { 'content-type': 'application/json' } });

/** Not as documented, but parsed. */
const ofBytes = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

describe('a body', () => {
  const kilobyte = 1024;
  it.each([
    ['from a stranger', 'stranger', 16 * kilobyte, pathsOf(calls.filter(({ anonymous }) => anonymous))],
    ['of Sign Out', 'stranger', 16 * kilobyte, [{ method: 'POST', path: '/session/end' }]],
    ['for a call that does not exist', 'stranger', 16 * kilobyte, [{ method: 'POST', path: '/api/recruiter/none' }]],
    [
      'from a recruiter',
      'asha',
      1024 * kilobyte,
      pathsOf(calls.filter(({ anonymous, manyIds }) => !anonymous && !manyIds)),
    ],
    ['with many ids', 'asha', 8 * 1024 * kilobyte, pathsOf(calls.filter(({ manyIds }) => manyIds))],
  ] as const)('%s has a limit of its own', async (_what, who, limit, paths) => {
    const visitor = (await people())[who];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect((await send(visitor, ofBytes(limit), path)).status).not.toBe(413);
      expect((await send(visitor, ofBytes(limit + 1), path)).status).toBe(413);
    }
  });

  const pool = { method: 'POST', path: '/api/v1/mobile/getAllCandidatesByIds' };

  it.each([32, 33, 20_000])('nested %i deep is read up to 32', async (depth) => {
    const { asha } = await people();
    const { status, body } = await send(asha, '['.repeat(depth) + ']'.repeat(depth), pool);
    expect(status).toBe(400);
    const isRefused =
      (body as { message: string }).message === 'The body is nested too deeply. Please send fewer levels.';
    expect(isRefused).toBe(depth > 32);
  });

  it.each(['1', '"x"', '[]', '{}', '{"a":1}'])('has at most 150,000 values such as %s', async (value) => {
    const { asha } = await people();
    const ids = (count: number) => `{"applicants_ids":[${Array.from({ length: count }, () => value).join()}]}`;
    expect((await send(asha, ids(150_000), pool)).status).toBe(413);
    expect((await send(asha, ids(70_000), pool)).status).not.toBe(413);
  });
});

describe('the size of JSON', () => {
  it('is its depth and at least its number of values for any strings', () => {
    const strings = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a', '\n') });
    const anyJson = fc.jsonValue();
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.array(fc.dictionary(strings, fc.array(strings)))), (value) => {
        const { depth, values } = sizeOf(JSON.stringify(value, null, 1));
        expect(depth).toBe(depthOf(value));
        expect(values).toBeGreaterThanOrEqual(countOf(value));
      }),
    );
  });
});

const itemsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...itemsOf(value).map(depthOf)) : 0;
const countOf = (value: unknown): number => itemsOf(value).reduce<number>((sum, item) => sum + countOf(item), 1);
