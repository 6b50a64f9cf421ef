import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('saved records are exported, removed and imported again, and a foreign file is refused', async ({ page }) => {
  await openApplicants(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByLabel('Private note').fill('Call in June');
  await navigateTo(page, '/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Saved on this device, .*\.json$/);
  const exported = await readFile(await download.path(), 'utf8');

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Nothing yet\. /)).toBeVisible();
  await pick(page, exported);
  await expect(page.getByText('Imported 1 private note and 1 activity entry')).toBeVisible();
  await expect(page.getByText(/^1 private note and 1 activity entry/)).toBeVisible();

  await pick(page, '{"notes":"mine"}');
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText("This file wasn't exported here. Nothing was changed.")).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible();
  await expect(page.getByText(/^1 private note and 1 activity entry/)).toBeVisible();
});

async function pick(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
