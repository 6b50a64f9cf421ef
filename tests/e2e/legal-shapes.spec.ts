import { type VariantName, variantNames } from '@glo/adapters/testing/variants';
import { hash } from '../../apps/mock-api/src/seed/numbers.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { rewriteReplies } from './support/legal-shapes.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { navigateTo } from './support/navigation.ts';

/**
 * The main journey against a service whose replies follow the documents but differ from the mock API's (decisions 46
 * and 47).
 */

const isDeep = process.env['DEEP'] === '1';
const seed = Number(process.env['SEED'] ?? 20_261_123);
const omitting: readonly VariantName[] = ['null', 'odd-record', 'nothing'];
/** Adapters remove these differences (packages/adapters/src/legal-shapes.test.ts), so no screen sees them. */
const spelledDifferently: readonly VariantName[] = ['other-type', 'unknown-fields', 'synonyms', 'wrapped', 'ok'];
/** `npm run test:deep` runs each variant alone and in pairs. */
const chosen = [omitting, spelledDifferently, ...(isDeep ? variantNames.map((name) => [name]) : [])];
const cases: readonly (readonly [title: string, choose: (call: string) => readonly VariantName[]])[] = [
  ...chosen.map((variants) => [variants.join(', '), () => variants] as const),
  ...Array.from(
    { length: isDeep ? 12 : 0 },
    (_, at) => [`two at random, SEED=${seed + at}`, (call: string) => chooseTwo(call, seed + at)] as const,
  ),
];

for (const [title, choose] of cases) {
  const tag = title === spelledDifferently.join(', ') ? ['@rest'] : [];
  test(`signs in and opens the main screens: ${title}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await rewriteReplies(page, choose);
    await signInThroughForm(page);
    await expectJobs(page, '/recruit');
    await expectJobs(page, '/recruit?job_state=ACTIVE');
    await jobs(page).first().click();
    await page.getByRole('tab', { name: /^RECOMMENDED/ }).click();
    await expect(page.getByRole('tab', { name: /^RECOMMENDED \D*[1-9]/ })).toBeVisible();
    await expectScreen(page, '/shortlistedCandidates');
    await expectScreen(page, '/talentPool');
    await expectScreen(page, '/companypage');
    await expectScreen(page, '/editprofile');
    await expectScreen(page, '/helpcentre');
    await navigateTo(page, '/searchCandidate');
    await expect(page.getByRole('heading', { level: 1, name: 'Search Candidates' })).toBeVisible();
    await page.goto('/candidateModal?type=Job&skills=Python');
    await page.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.getByText("couldn't load")).toHaveCount(0);
  });
}

const jobs = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Applicants' });

async function expectJobs(page: Page, address: string): Promise<void> {
  await expectScreen(page, address);
  await expect(jobs(page).first()).toBeVisible();
}

async function expectScreen(page: Page, address: string): Promise<void> {
  await navigateTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(address.replace('?', '\\?')));
  await expect(page.getByText(/couldn't load|could not be loaded|Some error occured/)).toHaveCount(0);
}

/** Chooses two variants. The choice depends only on the call and the seed. */
function chooseTwo(call: string, from: number): readonly VariantName[] {
  const first = hash(`${from} ${call}`) % variantNames.length;
  const step = 1 + (hash(`${call} ${from}`) % (variantNames.length - 1));
  return [first, (first + step) % variantNames.length].map((at) => variantNames[at] ?? 'null');
}
