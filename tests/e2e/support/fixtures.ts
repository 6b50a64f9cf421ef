import { test as base, expect, type Page } from '@playwright/test';
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

export const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

export async function signInAsDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The form stays until the code of the dashboard is there.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}
