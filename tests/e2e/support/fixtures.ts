import { test as base, expect } from '@playwright/test';
import { StandInProcess } from './stand-in-process.ts';

export { expect };

interface WorkerFixtures {
  standIn: StandInProcess;
}

interface TestFixtures {
  /** Fails the test when the page broke quietly: an exception, an unhandled rejection, or something the CSP refused. */
  quietFailures: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standIn: [
    async ({}, use) => {
      const standIn = new StandInProcess();
      await standIn.start();
      await use(standIn);
      await standIn.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ standIn }, use) => {
    await use(standIn.url);
  },
  quietFailures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) failures.push(message.text());
      });
      await use(undefined);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});
