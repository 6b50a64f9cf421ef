import { test as base, expect } from '@playwright/test';
import { saveData } from './chunk-load-error.ts';
import { MockApiProcess } from './mock-api-process.ts';

export { expect };

interface WorkerFixtures {
  mockApi: MockApiProcess;
}

interface TestFixtures {
  /** Prefetches the scripts of the other screens. Off by default, because it costs a third of a second. */
  prefetches: boolean;
  /** Fails the test when the page broke quietly: an exception, an unhandled rejection, or something the CSP refused. */
  quietFailures: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mockApi: [
    async ({}, use) => {
      const mockApi = new MockApiProcess();
      await mockApi.start();
      await use(mockApi);
      await mockApi.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mockApi }, use) => {
    await use(mockApi.url);
  },
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await saveData(context);
    await use(context);
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
