import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { AnyInput, Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';

/** Who asks, with input that is right. */
type Right = AnyInput & { readonly client: Client; readonly body: Readonly<Record<string, unknown>> };

/**
 * Cases of a right body with one field changed, by what it is then: each is refused with 400, in words that name the
 * field. And one with each required field left out in turn.
 */
export function wrongBodies(
  call: Call,
  right: (scene: Scene) => Promise<Right>,
  changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  optional: readonly string[] = [],
): Cases {
  return {
    'refuses a body without one of its fields': async (scene) => {
      const { client, body, params } = await right(scene);
      for (const field of Object.keys(body).filter((each) => !optional.includes(each))) {
        const input = { ...(params && { params }), body: { ...body, [field]: undefined } };
        expect(await client.refused(400, call, input)).toContain(field);
      }
    },
    ...Object.fromEntries(
      Object.entries(changes).map(([what, change]) => [
        `refuses ${what}`,
        async (scene: Scene) => {
          const { client, body, params } = await right(scene);
          const input = { ...(params && { params }), body: { ...body, ...change } };
          const words = await client.refused(400, call, input);
          expect(words).toContain(Object.keys(change)[0]);
        },
      ]),
    ),
  };
}

/** Calls that take a new password refuse one that everybody tries first (decision 63). */
export const commonPassword = (call: Call, field: string, right: (scene: Scene) => Promise<Right>): Cases => ({
  'refuses one of the most common passwords': async (scene) => {
    const { client, body, params } = await right(scene);
    for (const password of ['password1', 'PASSWORD123', '12345678']) {
      const input = { ...(params && { params }), body: { ...body, [field]: password } };
      const words = await client.refused(400, call, input);
      expect(words).toBe('This password is too common. Please choose another one.');
    }
    const { status } = await client.send(call, { ...(params && { params }), body });
    expect(status).toBe(200);
  },
});
