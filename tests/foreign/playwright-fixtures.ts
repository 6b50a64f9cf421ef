import { type StandIn, startStandIn, type World } from '@glo/stand-in';
import { test as base } from '@playwright/test';

export const test = base.extend<{ world: World }, { standIn: StandIn }>({
  standIn: [
    async ({}, use) => {
      await using standIn = await startStandIn({
        candidates: 200,
        rateLimit: 'off',
        allowedOrigins: ['http://127.0.0.1:5173'],
      });
      await use(standIn);
    },
    { scope: 'worker' },
  ],
  world: async ({ standIn, context }, use) => {
    await using world = await standIn.world();
    await context.addCookies([...world.cookies]);
    await use(world);
  },
});
