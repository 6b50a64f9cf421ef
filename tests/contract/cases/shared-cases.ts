import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { AnyInput, Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';

type Request = AnyInput & { readonly client: Client };
type RequestWithBody = Request & { readonly body: Readonly<Record<string, unknown>> };

/**
 * Two cases: leaves out each field in turn, and applies each of `changes`. Each refusal is a 400 that names the field.
 */
export function wrongBodies(
  call: Call,
  valid: (scene: Scene) => Promise<RequestWithBody>,
  changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  optional: readonly string[] = [],
): Cases {
  return {
    'refuses a body without one of its fields': async (scene) => {
      const { client, body, ...input } = await valid(scene);
      for (const field of Object.keys(body).filter((each) => !optional.includes(each))) {
        expect(await client.refused(400, call, { ...input, body: { ...body, [field]: undefined } })).toContain(field);
      }
    },
    ...Object.fromEntries(
      Object.entries(changes).map(([what, change]) => [
        `refuses ${what}`,
        async (scene: Scene) => {
          const { client, body, ...input } = await valid(scene);
          const text = await client.refused(400, call, { ...input, body: { ...body, ...change } });
          expect(text).toContain(Object.keys(change)[0]);
        },
      ]),
    ),
  };
}

/** Calls that set a password refuse common passwords (decision 63). */
export const commonPassword = (
  call: Call,
  field: string,
  valid: (scene: Scene) => Promise<RequestWithBody>,
): Cases => ({
  'refuses one of the most common passwords': async (scene) => {
    const { client, body, ...input } = await valid(scene);
    for (const password of ['password1', 'PASSWORD123', '12345678']) {
      const text = await client.refused(400, call, { ...input, body: { ...body, [field]: password } });
      expect(text).toBe('This password is too common. Please choose another one.');
    }
    const { status } = await client.send(call, { ...input, body });
    expect(status).toBe(200);
  },
});

/** Ids in the path have at most 64 characters. `body` is valid. */
export const longIds = (call: Call, body?: object): Cases => ({
  'refuses an id of more than 64 characters': async (scene) => {
    const { client } = await scene.recruiter();
    const names = Array.from(call.path.matchAll(/:(\w+)/g), ([, name = '']) => name);
    for (const name of names) {
      const params = { ...Object.fromEntries(names.map((each) => [each, 'x'])), [name]: 'x'.repeat(65) };
      expect(await client.refused(400, call, { params, ...(body && { body }) })).toContain(name);
    }
  },
});

/** The id in the query must have 1 to 64 characters. */
export const wrongIdQueries = (call: Call, name: string): Cases =>
  Object.fromEntries(
    Object.entries({
      'a query without the id': {},
      'an empty id': { [name]: '' },
      'an id of more than 64 characters': { [name]: 'x'.repeat(65) },
    }).map(([what, query]) => [
      `refuses ${what}`,
      async (scene) => {
        const { client } = await scene.recruiter();
        expect(await client.refused(400, call, { query })).toContain(name);
      },
    ]),
  );

/** Unknown ids are answered with 404. `input` contains one. */
export const unknown = (subject: string, call: Call, input: AnyInput): Cases => ({
  [`answers 404 for an unknown ${subject}`]: async (scene) => {
    const { client } = await scene.recruiter();
    await client.refused(404, call, input);
  },
});

/** Rate-limited calls answer 429 with a readable message and `Retry-After` (decisions 19 and 62). */
export const tooManyTries = (call: Call, request: (scene: Scene) => Promise<Request>, allowed = 1): Cases => ({
  'answers 429 after too many requests from one account': async (scene) => {
    const { client, ...input } = await request(await scene.limited());
    for (let count = 0; count < allowed; count += 1) {
      expect((await client.send(call, input)).status).not.toBe(429);
    }
    const { status, body, headers } = await client.send(call, input);
    expect(status).toBe(429);
    expect(body).toHaveProperty('message', expect.stringMatching(/try again/));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  },
});
