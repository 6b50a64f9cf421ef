import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { aPicture } from './support/pictures.ts';
import { signInAsDemo } from './support/sign-in.ts';

async function dropFiles(page: Page, target: Locator, ...files: string[]): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  }
  await devTools.detach();
}

async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveText(`${text}OK`);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

function writeTestFile(name: string, content: string | Uint8Array = '<h1>Opened</h1>'): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

test('dropped files', async ({ page }) => {
  const stray = writeTestFile('letter.html');
  await test.step('beside a drop zone change nothing, and the pointer shows where they can be dropped', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').first().fill('meera@acme.example');
    await dropFiles(page, page.getByRole('heading', { level: 1 }), stray);
    await expect(page.getByLabel('Email').first()).toHaveValue('meera@acme.example');

    await signInAsDemo(page, '/editprofile');
    await page.getByLabel('Position').fill('Head of Hiring');
    await page.evaluate(() => {
      addEventListener('dragover', ({ dataTransfer }) => (document.body.dataset['pointer'] = dataTransfer?.dropEffect));
    });
    for (const target of [
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('Position'),
      page.getByRole('navigation').first(),
    ]) {
      await dropFiles(page, target, stray);
      await expect(page.locator('body')).toHaveAttribute('data-pointer', 'none');
      await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
    }
  });

  await test.step('folders, several files, deleted files and HEIC photos are refused with an explanation', async () => {
    const profile = page.getByRole('group', { name: 'Profile picture' });
    const picture = writeTestFile('me.png', aPicture().buffer);
    const folder = test.info().outputPath('photos');
    mkdirSync(folder);
    await dropFiles(page, profile, folder);
    await expectAlert(page, "You can't add a folder. Please choose a file in it.");
    await dropFiles(page, profile, picture, picture, picture);
    await expectAlert(page, 'You can only add one file. Please drop one file.');
    const deleted = writeTestFile('deleted.png', aPicture().buffer);
    rmSync(deleted);
    await dropFiles(page, profile, deleted);
    await expectAlert(page, "We can't find this file any more. Please choose it again.");
    await dropFiles(page, profile, writeTestFile('photo.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));
    await expectAlert(page, 'This photo is in the HEIC format. Please save it as JPEG and choose it again.');
    await expect(profile.locator('[data-over="true"]')).toHaveCount(0);
  });

  await test.step('a picture opens its dialog, which takes no other file', async () => {
    const picker = page.getByRole('group', { name: 'Cover picture' });
    await dropFiles(page, picker, writeTestFile('me.png', aPicture().buffer));
    await expect(page.locator('body')).toHaveAttribute('data-pointer', 'copy');
    const dialog = page.getByRole('dialog', { name: 'Crop the cover picture' });
    await expect(dialog).toBeVisible();
    await dropFiles(page, dialog.getByRole('heading'), stray);
    await expect(page.locator('body')).toHaveAttribute('data-pointer', 'none');
    await expect(dialog).toBeVisible();
  });
});
