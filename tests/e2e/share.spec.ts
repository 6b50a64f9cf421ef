import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { openTab } from './support/lists.ts';
import { signInQuietly } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';

test('share: a manager answers from a file on disk, without a network', async ({ page, context, baseURL }, info) => {
  await enterWorld(context, baseURL, info.testId);
  await signInQuietly(page);
  await openTab(page, 'shortlisted');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share and export' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Share with a manager' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Create file' }).press('Enter');
  const shared = info.outputPath('shared.html');
  await (await downloading).saveAs(shared);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(pathToFileURL(shared).href);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Graduate Data Analyst');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByRole('status')).toHaveText('Write your name first.');
  await page.getByLabel('Your name').fill('Ravi');
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByLabel('Why').first().fill('Knows maps.');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save answers' }).click();
  const answers = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Record<string, unknown>;
  expect(answers).toMatchObject({
    format: 'glo-recruiter-answers',
    version: 1,
    manager: 'Ravi',
    answers: [{ answer: 'yes', reason: 'Knows maps.' }],
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
});
