import { AxeBuilder } from '@axe-core/playwright';
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

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else: the second one is only looked at for them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What the widget library does to the rest of the page while the list of a searchable box is open: it is hidden from screen readers. */
const ofOpenLists = ['aria-hidden-focus', 'region', 'page-has-heading-one'];

/** WCAG 2.2 AA in both themes, as the page stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code is still on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const exempt = (await page.locator('[role=combobox][aria-expanded=true]').count()) > 0 ? ofOpenLists : [];
  expect(await violations(page, (axe) => axe.withTags(wcag).disableRules(exempt)), `light ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // What a script colours changes a moment after the theme.
  await expect
    .poll(() => violations(page, (axe) => axe.withRules(colourRules)), { message: `dark ${page.url()}` })
    .toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The rules that are broken, and where. */
async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Legacy is the way without a second page for each look, which costs more than the look; there are no foreign frames.
  const found = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
