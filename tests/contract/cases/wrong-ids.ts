import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';

/** No id has more than 64 characters: each in the address is tried in turn. `body` is a right one. */
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

/** A query with an id in it: left out, empty, too long. */
export const wrongIdQueries = (call: Call, name: string): Cases => ({
  'refuses a query without the id': async (scene) => {
    const { client } = await scene.recruiter();
    expect(await client.refused(400, call)).toContain(name);
  },
  'refuses an empty id': async (scene) => {
    const { client } = await scene.recruiter();
    expect(await client.refused(400, call, { query: { [name]: '' } })).toContain(name);
  },
  'refuses an id of more than 64 characters': async (scene) => {
    const { client } = await scene.recruiter();
    expect(await client.refused(400, call, { query: { [name]: 'x'.repeat(65) } })).toContain(name);
  },
});
