import { test as base, expect } from '@playwright/test';
import { saveData } from './chunk-load-error.ts';
import { MockApiProcess } from './mock-api-process.ts';
import { signInThroughApi } from './sign-in.ts';
import { enterWorld } from './worlds.ts';

export { expect };

interface WorkerFixtures {
  /** Settings of the mock API. A file with other settings has workers of its own. */
  settings: Readonly<Record<string, string>>;
  mockApi: MockApiProcess;
}

interface TestFixtures {
  /** Prefetches the scripts of the other screens. Off by default, because it costs a third of a second. */
  prefetches: boolean;
  /** Gives each test a world of its own (docs/mock-control.md). On by default. */
  ownWorld: boolean;
  /** Signs the demo recruiter in. Off by default. */
  signedIn: boolean;
  /** Fails the test on an exception, an unhandled rejection or a CSP violation in the page. */
  failOnPageErrors: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  mockApi: [
    async ({ settings }, use) => {
      const mockApi = new MockApiProcess(settings);
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
  ownWorld: [true, { option: true }],
  signedIn: [false, { option: true }],
  context: async ({ context, baseURL, prefetches, ownWorld }, use, { testId }) => {
    if (!prefetches) await saveData(context);
    if (ownWorld) await enterWorld(context, baseURL, testId);
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, signedIn }, use) => {
    if (signedIn) await signInThroughApi(page);
    await use(page);
    // Otherwise a handler that still waits for a response fails when the page is closed.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  failOnPageErrors: [
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
