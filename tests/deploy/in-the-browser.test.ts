import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as expectPage, type Page } from '@playwright/test';
import { readSettings, seedRows, startMockApi } from '@glo/mock-api';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { launchOptions } from '../e2e/support/chromium.ts';
import { saveData } from '../e2e/support/chunk-load-error.ts';
import { aRunningNginx } from './nginx.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const built = join(import.meta.dirname, '../../apps/web/dist');

async function startUpstreams() {
  const mockApi = await startMockApi({
    rateLimit: 'off',
    rows: (now) => seedRows({ seed: 1, candidates: 50, now }),
    web: { ...readSettings({}).web, folder: '' },
  });
  onTestFinished(() => mockApi.close());
  return {
    UPSTREAM_RECRUITER: `${mockApi.url}/api/recruiter`,
    UPSTREAM_CANDIDATE: `${mockApi.url}/api/v1/mobile`,
  };
}

/** Opens a page without prefetching. `failures` collects exceptions and CSP violations. */
async function openPage() {
  const browser = await chromium.launch(await launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await saveData(page);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) failures.push(message.text());
  });
  return { page, failures };
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('recruiter@acme.example');
  await page.getByLabel('Password', { exact: true }).fill('Welcome1!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectPage(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

it('signing in, a deep link, a service picture and signing out work through nginx', async () => {
  const nginx = await aRunningNginx({ web: built }, await startUpstreams());
  const { page, failures } = await openPage();
  await signIn(page, nginx.url);
  await page.goto(`${nginx.url}/recruit`);
  await expectPage(page.getByRole('heading', { level: 1, name: 'JOB POSTED' })).toBeVisible();
  const picture = page.locator('img[src^="/pictures/"], img[src^="/uploads/"]').first();
  await expectPage.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const [ended] = await Promise.all([
    page.waitForResponse(`${nginx.url}/session/end`),
    page.getByRole('menuitem', { name: 'Sign Out', exact: true }).click(),
  ]);
  expect(ended.status()).toBeLessThan(300);
  await expectPage(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(failures).toEqual([]);
});

it.each(['gone', 'kept'] as const)('the next screen opens after a deployment, with old scripts %s', async (old) => {
  const env = await startUpstreams();
  const before = await aRunningNginx({ web: built }, env);
  const { page, failures } = await openPage();
  await signIn(page, before.url);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await before.stop();

  const next = nextVersion();
  const after = await aRunningNginx({ web: next, port: before.port, ...(old === 'kept' && { earlier: built }) }, env);
  const [script = ''] = readdirSync(join(built, 'assets')).filter((name) => /^screens-.*\.js$/.test(name));
  const answer = await rawRequest(after.url, `/assets/${script}`);
  expect([answer.status, answer.headers['content-type']?.split(';')[0]]).toEqual(
    old === 'kept' ? [200, 'application/javascript'] : [404, 'application/json'],
  );

  await page.getByRole('link', { name: 'Recruit', exact: true }).click();
  await expectPage(page.getByRole('heading', { level: 1, name: 'JOB POSTED' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(old === 'kept');
  expect(failures).toEqual([]);
});

/** Copies the build and renames all its scripts. */
function nextVersion(): string {
  const folder = join(tempFolder(), 'next');
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const file of [join(folder, 'index.html'), ...readdirSync(assets).map((name) => join(assets, name))]) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|html)$/.test(file)) {
      writeFileSync(
        file,
        names.reduce((text, name) => text.replaceAll(name, `next-${name}`), readFileSync(file, 'utf8')),
      );
    }
  }
  for (const name of names) renameSync(join(assets, name), join(assets, `next-${name}`));
  return folder;
}
