import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { fileNameOf } from '@glo/domain/candidates/downloads';
import { shareFile } from '@glo/domain/hand-over/share-file';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { aProfile, aWork } from '@glo/domain/testing/hiring';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test.beforeEach(async ({ page }, info) => {
  const people = ['Asha Rao', 'Bela Iyer', 'Chitra Shah'].map((name, at) => ({
    id: studentId(`student-${at}`),
    name,
    alias: '',
    skills: ['Python', 'SQL'],
    fit: '1 of 2',
    missing: [],
    note: '',
    profile: aProfile({ name }),
    works: [aWork()],
  }));
  const options = {
    title: 'C/C++ Developer, Shortlisted',
    job: 'C/C++ Developer',
    sender: 'Meera Nair of Tidewater',
    date: 'November 27, 2026',
    wanted: ['SQL', 'R'],
    list: 'job:job-1',
    account: accountId('account-1'),
    withNotes: false,
    withContact: false,
    hidesNames: false,
  };
  const path = info.outputPath('shared.html');
  await writeFile(path, shareFile(people, options));
  await page.goto(pathToFileURL(path).href);
});

test('the shared file', async ({ page }) => {
  const column = page.getByRole('columnheader', { name: 'Answer' });
  const progress = page.locator('#progress');
  await test.step('the printout shows no empty controls', async () => {
    await expect(progress).toHaveText('0 of 3 answered');
    await page.emulateMedia({ media: 'print' });
    await expect(column).toBeHidden();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to the top' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('a reason without a choice is reported at its question', async () => {
    const group = groupOf(page, 'Bela Iyer');
    await page.getByRole('button', { name: 'Save answers' }).click();
    await expect(page.locator('#message')).toHaveText('Write your name first.');
    await page.getByLabel('Your name').fill('Ravi');
    await page.getByRole('button', { name: 'Save answers' }).click();
    await expect(page.locator('#message')).toHaveText('Choose Yes, Maybe or No for at least one candidate.');
    await expect(page.locator('#message')).toBeInViewport();
    await group.getByLabel('Why').fill('knows maps');
    await page.getByRole('button', { name: 'Save answers' }).click();
    const error = group.getByRole('alert');
    await expect(error).toHaveText('Choose Yes, Maybe or No for your reason.');
    await expect(error).toBeInViewport();
    await expect(group).toHaveAccessibleDescription('Choose Yes, Maybe or No for your reason.');
    await expect(group.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await expectAccessible(page);
    await choose(page, 'Asha Rao', 'Yes');
    await group.getByLabel('Why').fill('knows maps well');
    await expect(error).toBeVisible();
    await choose(page, 'Bela Iyer', 'Yes');
    await expect(error).toBeHidden();
  });

  await test.step('summary and printout show answers, and Enter saves them under job and name', async () => {
    await choose(page, 'Bela Iyer', 'Maybe');
    await choose(page, 'Bela Iyer', 'No');
    await expect(page.getByRole('row', { name: 'Bela Iyer' }).getByRole('cell').first()).toHaveText('No');
    await expect(progress).toHaveText('2 of 3 answered');
    await expect(progress).toBeInViewport();
    await page.getByRole('link', { name: 'Back to the top' }).nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const name = 'Ravi: "Menon"';
    await page.getByLabel('Your name').fill(name);
    const saving = page.waitForEvent('download');
    await page.getByLabel('Your name').press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe(fileNameOf(`Answers, C/C++ Developer, ${name}`, 'json'));
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ title: 'C/C++ Developer' });
    await expect(page.locator('#message')).toContainText(
      `Your browser was asked to save “${download.suggestedFilename()}”. If you cannot find it, press again.`,
    );
    await expect(page.locator('#message')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(column).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('a narrow window shows the reason below the choices, and the summary fits', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const group = groupOf(page, 'Asha Rao');
    const no = await group.getByText('No', { exact: true }).boundingBox();
    const why = await group.getByText('Why').boundingBox();
    expect(why?.y).toBeGreaterThanOrEqual((no?.y ?? 0) + (no?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 660, height: 800 });
    expect(await page.getByRole('cell', { name: '1 of 2' }).first().evaluate(linesOf)).toBe(1);
  });
});

test('shared file: each opened page has an id of its own, which a reload keeps', async ({ page, context }) => {
  const [first, second] = [page, await context.newPage()];
  await second.goto(first.url());
  const idOf = async (of: Page) => {
    await choose(of, 'Bela Iyer', 'No');
    await of.getByLabel('Your name').fill('Ravi');
    const saving = of.waitForEvent('download');
    await of.getByRole('button', { name: 'Save answers' }).click();
    const { id } = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { id: string };
    return id;
  };
  const ids = [await idOf(first), await idOf(second), await idOf(first)];
  first.on('dialog', (dialog) => void dialog.accept());
  await first.reload();
  ids.push(await idOf(first));
  expect(ids[0]).toMatch(/^\w+(-\w+){3}$/);
  expect(ids).toEqual([ids[0], ids[1], ids[0], ids[0]]);
  expect(ids[1]).not.toBe(ids[0]);
});

test('shared file: the answers are copied as text, or shown for copying', async ({ page, context }) => {
  const message = page.locator('#message');
  const copy = page.getByRole('button', { name: 'Copy the answers as text' });
  await copy.click();
  await expect(message).toHaveText('Write your name first.');
  await page.getByLabel('Your name').fill('Ravi');
  await choose(page, 'Bela Iyer', 'No');
  await groupOf(page, 'Bela Iyer').getByLabel('Why').fill('needs SQL');
  await choose(page, 'Asha Rao', 'Yes');
  const text = 'Answers of Ravi, C/C++ Developer\nAsha Rao: Yes\nBela Iyer: No. needs SQL';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(message).toHaveText('Copied. Paste the answers into an email to the recruiter.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
  await copy.click();
  await expect(message).toHaveText("Your browser didn't copy the answers. Copy them from the box below.");
  await expect(page.getByLabel('Your answers as text')).toHaveValue(text);
  await expect(page.getByLabel('Your answers as text')).toBeFocused();
  await expectAccessible(page);
});

const groupOf = (page: Page, name: string) => page.getByRole('group', { name: `Interview ${name}?` });

const choose = (page: Page, name: string, answer: string) =>
  groupOf(page, name).getByRole('radio', { name: answer }).check();

function linesOf(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return range.getClientRects().length;
}
