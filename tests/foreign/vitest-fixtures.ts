import { type StandIn, startStandIn, type World } from '@glo/stand-in';
import { test as base } from 'vitest';

export const test = base.extend<{ standIn: StandIn; world: World }>({
  standIn: [
    async ({}, use) => {
      await using standIn = await startStandIn({ seed: 1, candidates: 200, rateLimit: 'off' });
      await use(standIn);
    },
    { scope: 'worker' },
  ],
  world: async ({ standIn }, use) => {
    await using world = await standIn.world();
    await use(world);
  },
});
