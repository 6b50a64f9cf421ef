import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '@glo/stand-in';
import { expect, type Page } from '@playwright/test';
import { busyTwice, failures, goldenDate, goldenDay, recruiter } from './behaviour.ts';
import { test } from './playwright-fixtures.ts';

/** The page of this project, as its own server would give it. */
async function open(page: Page, { url }: World, patience = 30_000): Promise<void> {
  await page.route('http://127.0.0.1:5173/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({ contentType, body: await readFile(join(import.meta.dirname, 'client', name)) });
  });
  await page.goto(`http://127.0.0.1:5173/?${new URLSearchParams({ services: url, patience: String(patience) })}`);
  await page.getByLabel('E-mail').fill(recruiter.email);
}

async function signIn(page: Page, world: World, patience?: number): Promise<void> {
  await open(page, world, patience);
  await page.getByLabel('Password').fill(recruiter.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const says = (page: Page, words: string) => expect(page.getByRole('status')).toHaveText(words);
const jobsOn = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');

async function idsOn(page: Page): Promise<string[]> {
  await says(page, 'signed in');
  return jobsOn(page).evaluateAll((items) => items.map(({ id }) => id));
}

async function mailedCode(page: Page, world: World) {
  await open(page, world);
  await page.getByRole('button', { name: 'Send a code' }).click();
  return world.outbox.waitFor({ to: recruiter.email, kind: 'code', timeoutMs: 30_000 });
}

async function enter(page: Page, code = ''): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Enter' }).click();
}

test('a recruiter signs in, and is told of a wrong password', async ({ page, world }) => {
  await signIn(page, world);
  await says(page, 'signed in');
  await page.getByLabel('Password').fill('Wrong123!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).not.toHaveText('signed in');
});

test('a session of the client is one of the page', async ({ page, context, world }) => {
  const { account, cookies } = await world.signIn();
  await context.addCookies([...cookies]);
  await open(page, world);
  const jobs = `${world.url}/api/recruiter/opportunity/getActiveOpportunityPostsById/${account._id}`;
  expect(await page.evaluate(async (url) => (await fetch(url, { credentials: 'include' })).status, jobs)).toBe(200);
});

test('two worlds at once know nothing of each other', async ({ page, world, standIn, browser }) => {
  const other = await standIn.world();
  await other.reset({ scenario: 'empty-company' });
  const context = await browser.newContext();
  await context.addCookies([...other.cookies]);
  const elsewhere = await context.newPage();
  await Promise.all([signIn(page, world), signIn(elsewhere, other)]);
  expect(await idsOn(elsewhere)).toEqual([]);
  expect((await idsOn(page)).length).toBeGreaterThan(1);
  await context.close();
  await other.giveBack();
});

test('a service that is busy twice is asked three times', async ({ page, world }) => {
  await world.fault(busyTwice);
  await signIn(page, world);
  await says(page, 'signed in');
  await world.requests.waitFor({ path: busyTwice.path, status: 503, times: 2 });
});

for (const [what, fault, why, patience] of failures) {
  test(what, async ({ page, world }) => {
    await world.fault(fault);
    await signIn(page, world, patience);
    await says(page, why);
  });
}

test('a mailed code signs in', async ({ page, world }) => {
  await enter(page, (await mailedCode(page, world)).code);
  await says(page, 'signed in');
});

test('a code expires', async ({ page, world }) => {
  const { code } = await mailedCode(page, world);
  await says(page, 'sent');
  await world.clock.advance(16 * 60_000);
  await enter(page, code);
  await expect(page.getByRole('status')).toContainText('code');
});

test('a frozen clock says one time only', async ({ page, world }) => {
  await world.clock.freeze('2026-03-01T09:00:00Z');
  const first = await mailedCode(page, world);
  await page.getByRole('button', { name: 'Send a code' }).click();
  const second = await world.outbox.waitFor({ to: recruiter.email, after: first, timeoutMs: 30_000 });
  expect([first.at, second.at]).toEqual(['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z']);
});

test('the dates of a day are always the same', async ({ page, world }) => {
  await world.reset({ seed: 1, candidates: 200, day: goldenDay });
  await signIn(page, world);
  await expect(jobsOn(page).filter({ hasText: goldenDate })).toHaveCount(1);
});

test('the same seed gives the same ids', async ({ page, world, standIn, context }) => {
  await signIn(page, world);
  const ids = await idsOn(page);
  const other = await standIn.world();
  await context.addCookies([...other.cookies]);
  await signIn(page, other);
  expect(await idsOn(page)).toEqual(ids);
  await other.giveBack();
});
