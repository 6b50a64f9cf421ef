import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../../frame/case.ts';
import type { AnyInput, Client } from '../../frame/client.ts';
import type { Scene } from '../../frame/scene.ts';

/** Calls that are limited ask for patience in the end, with 429 and readable words (decisions 19 and 62). */
export const tooManyTries = (call: Call, tries: (scene: Scene) => Promise<AnyInput & { client: Client }>): Cases => ({
  'asks for patience after too many tries for one account': async (scene) => {
    const { client, ...input } = await tries(await scene.limited());
    expect((await client.send(call, input)).status).not.toBe(429);
    const { status, body, headers } = await client.send(call, input);
    expect(status).toBe(429);
    expect(body).toHaveProperty('message', expect.stringMatching(/try again/));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  },
});
