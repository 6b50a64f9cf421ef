import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { extraKeys } from './support/bad-bodies.ts';
import type { HttpAnswer, Input } from './support/http.ts';
import { callNamed } from './support/right-inputs.ts';
import { aServerOfFile, reset, type Server } from './support/server.ts';

const extraValues: readonly unknown[] = [true, 'gita', 'VERIFIED', ['c4', 'c5']];

function addExtraKeys(value: unknown, extraValue: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => addExtraKeys(item, extraValue));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([key, inner]) => [key, addExtraKeys(inner, extraValue)]);
  return { ...Object.fromEntries(extraKeys.map((key) => [key, extraValue])), ...Object.fromEntries(known) };
}

/** Resets the server. Returns the response to Asha's call and the rows without random ids, hashes and codes. */
async function outcome(server: Server, name: string, input: Input): Promise<{ answer: HttpAnswer; rows: string }> {
  const { call } = callNamed(name);
  await reset(server);
  const session = server.cookieOf(name === 'createNewPassword' ? 'asha-by-code' : 'asha');
  const answer = await server.call(call, input, name === 'verifyOtp' ? server.signUpCookieOf('nina') : session);
  const rows = server
    .digest()
    .replaceAll(/\b([0-9a-f]{64}|[0-9a-f]{24})\b/g, 'id')
    .replaceAll(/\$argon2id[^"]+/g, 'hash')
    .replaceAll(/\b\d{6}\b/g, 'code');
  return { answer, rows };
}

const callsWithBody = Object.keys(wireTable).filter((name) => wireTable[name]?.body !== undefined);

describe('unknown keys in a body', () => {
  const running = aServerOfFile();

  it.each(callsWithBody)('change nothing in %s', async (name) => {
    const { input } = callNamed(name);
    const server = running();
    const right = await outcome(server, name, input);
    expect(right.answer).toMatchObject({ status: 200, text: expect.not.stringContaining('"error":true') });
    for (const extraValue of extraValues) {
      const wished = await outcome(server, name, { ...input, body: addExtraKeys(input.body, extraValue) });
      expect(wished.answer.status).toBe(200);
      expect(wished.rows).toBe(right.rows);
    }
  });
});
