import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Random } from '../faults/support/random.ts';
import { deviceRows } from './support/device-rows.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { SlowProxy, startBrowser } from './support/killed-browser.ts';
import { toast } from './support/selection.ts';
import { demo } from './support/sign-in.ts';
import { passHold } from './support/waiting.ts';

const call = '/api/recruiter/opportunity/send/email';
const recipients = 12;
const seed = Number(process.env['SEED'] ?? 52);

test.use({ ownWorld: false });

for (let moment = 0; moment < (process.env['DEEP'] === '1' ? 20 : 3); moment += 1) {
  const random = new Random(seed + moment);
  const killedAt = 1 + random.below(recipients - 1);
  const delay = random.below(300);

  const title = `a browser killed ${delay} ms after email ${killedAt} sends none twice (seed ${seed})`;
  test(title, { tag: moment === 0 ? [] : '@rest' }, async ({ mockApi }) => {
    const proxy = new SlowProxy(mockApi.url, call, () => random.next());
    const { start, end } = await aProfile();
    try {
      await fetch(`${mockApi.url}/__mock/reset`, { method: 'POST' });
      await proxy.start();
      // Otherwise the run may end before the browser is killed.
      proxy.unanswered = recipients;
      const first = await start();
      await open(first.page, proxy.url, '/recruit?job_state=ACTIVE');
      await sendToMany(first.page);
      await proxy.arrived(killedAt);
      await pause(delay);
      await first.kill();
      proxy.unanswered = 0;

      const { page, kill } = await start();
      await open(page, proxy.url, '/activity');
      await page.getByRole('button', { name: /^Continue the email to / }).click();
      await expect(page.getByText('Sending was interrupted.', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: `Send to ${recipients}`, exact: true })).toHaveCount(0);
      const rest = page.getByRole('button', { name: /^Send to \d+ more$/ });
      if ((await rest.count()) > 0) await rest.click();
      await expect(page.getByRole('heading', { level: 1, name: /^\d+ of 12 emails sent$/ })).toBeVisible();
      await expect(rest).toHaveCount(0);
      const unsure = await page.getByText('Not confirmed', { exact: true }).count();
      await kill();

      const sent = await messagesTo(mockApi.url, 'email');
      expect(sent).toHaveLength(new Set(sent).size);
      expect(sent.length).toBeGreaterThanOrEqual(recipients - unsure);
      expect(unsure).toBeLessThanOrEqual(1);
    } finally {
      await end();
      proxy.stop();
    }
  });
}

test('a notification that a killed browser held is told, and leaves once, after a warning', async ({ mockApi }) => {
  const { start, end } = await aProfile();
  try {
    await fetch(`${mockApi.url}/__mock/reset`, { method: 'POST' });
    const first = await start();
    await open(first.page, mockApi.url, '/recruit?job_state=ACTIVE');
    await first.page
      .getByRole('link', { name: /Product Design Intern/ })
      .first()
      .click();
    const shortlist = first.page.getByRole('button', { name: /^Shortlist / }).first();
    await expect(shortlist).toBeVisible();
    await first.page.clock.install();
    await shortlist.press('Enter');
    await expect(toast(first.page, 'Shortlisted for this job')).toBeVisible();
    await expect.poll(() => actsOnDisk(first.page)).toEqual(['tell']);
    await first.kill();

    const { page } = await start();
    await open(page, mockApi.url, '/dashboard');
    await page.getByRole('link', { name: '1 thing was not done. Show' }).press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: 'Perhaps not told that they are shortlisted' });
    await expect(row).toContainText('If you try again, they may get the message twice.');
    await expectAccessible(page);
    expect(await messagesTo(mockApi.url, 'notification')).toEqual([]);
    await row.getByRole('button', { name: /^Try again/ }).press('Enter');
    await expect(row).toHaveCount(0);
    expect(await messagesTo(mockApi.url, 'notification')).toHaveLength(1);
  } finally {
    await end();
  }
});

/** A browser profile on disk. `end` kills the browsers that have it. */
async function aProfile() {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const browsers: Awaited<ReturnType<typeof startBrowser>>[] = [];
  return {
    start: async () => {
      const browser = await startBrowser(profile);
      browsers.push(browser);
      return browser;
    },
    end: async () => {
      for (const { kill } of browsers) await kill();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Kinds of the acts that the device keeps. */
async function actsOnDisk(page: Page): Promise<readonly string[]> {
  return (await deviceRows(page)).filter(({ key }) => key[1] === 'acts').map(({ key }) => key[2] ?? '');
}

/** Opens a path signed in. The browser may have lost its session with the crash. */
async function open(page: Page, url: string, path: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/recruiter/user/login`, { data: demo });
  expect(answer.status()).toBe(200);
  await page.goto(`${url}/login`);
  const email = page.getByLabel('Email');
  await expect(email.or(page.getByRole('heading', { level: 1, name: /^Hello/ }))).toBeVisible();
  if (await email.isVisible()) {
    await email.fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto(`${url}${path}`);
}

async function sendToMany(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Product Design Intern/ })
    .first()
    .click();
  const boxes = page.getByRole('article').getByRole('checkbox');
  for (let place = 0; place < recipients; place += 1) await boxes.nth(place).press('Space');
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'A first conversation' }).press('Enter');
  await page.getByLabel('Meeting Link').fill('meet.example/1');
  await page.clock.install();
  await page.getByRole('button', { name: `Send to ${recipients}`, exact: true }).press('Enter');
  await passHold(page);
}

/** Recipients of messages of this kind. */
async function messagesTo(url: string, kind: string): Promise<readonly string[]> {
  const { messages } = (await (await fetch(`${url}/__mock/outbox`)).json()) as {
    messages: readonly { readonly kind: string; readonly to: string }[];
  };
  return messages.filter((message) => message.kind === kind).map(({ to }) => to);
}
