import type { Call } from '@glo/adapters/wire/call';
import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { AnyInput, Client } from '../frame/client.ts';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';

type Other = (scene: Scene, owner: Recruiter) => Promise<{ readonly client: Client }>;

const others = {
  'a colleague': (scene, owner) => scene.colleagueOf(owner),
  'a member who is not confirmed': (scene, owner) => scene.joinerOf(owner),
  'other companies': (scene) => scene.founder(),
  'who works for no company': (scene) => scene.newcomer(),
} as const satisfies Readonly<Record<string, Other>>;

/** Something of the target's recruiter: how others would ask for it, and how its owner sees what must stay as it is. */
interface Thing extends AnyInput {
  readonly stays?: () => Promise<unknown>;
}

/** A case each: somebody else is refused with 403, and nothing has changed (decision 17). */
export function closedTo(
  whom: readonly (keyof typeof others)[],
  call: Call,
  thingOf: (owner: Recruiter) => Promise<Thing>,
): Cases {
  return Object.fromEntries(
    whom.map((who) => [
      `is closed to ${who}`,
      async (scene) => {
        const owner = await scene.recruiter();
        const { client } = await others[who](scene, owner);
        const { stays = async () => null, ...input } = await thingOf(owner);
        const before = await stays();
        expect(await client.refused(403, call, input)).not.toBe('');
        expect(await stays()).toEqual(before);
      },
    ]),
  );
}
