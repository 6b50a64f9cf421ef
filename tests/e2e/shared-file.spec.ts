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
    fit: { met: ['SQL'], missing: ['R'], unknown: [] },
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
  const column = page.getByRole('columnheader', { name: 'Interview?' });
  const progress = page.locator('#progress');
  const message = page.locator('#message');
  const save = page.getByRole('button', { name: 'Save answers' });

  await test.step('the printout unfolds the profiles and hides empty controls', async () => {
    await expect(progress).toHaveText('0 of 3 answered');
    await page.emulateMedia({ media: 'print' });
    await expect(column).toBeHidden();
    await expect(save).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { name: 'Works' })).toHaveCount(3);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('heading', { name: 'Works' })).toHaveCount(0);
  });

  await test.step('the bar stays in sight and names the missing part', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await expect(progress).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(message).toHaveText('Write your name first.');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Ravi');
    await save.click();
    await expect(message).toHaveText('Choose Yes, Maybe or No for at least one candidate.');
    await expect(message).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });

  await test.step('the keyboard answers, gives a reason and unfolds a profile', async () => {
    const row = page.getByRole('rowgroup').filter({ hasText: 'Asha Rao' });
    await expect(row.getByLabel('Why')).toBeHidden();
    await groupOf(page, 'Asha Rao').getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(progress).toHaveText('1 of 3 answered');
    await page.keyboard.press('Tab');
    await page.keyboard.type('knows maps well');
    await expect(row.getByLabel('Why')).toHaveValue('knows maps well');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('heading', { name: 'Works' })).toBeVisible();
    for (const choice of await groupOf(page, 'Asha Rao').locator('label').all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    }
    await expectAccessible(page);
  });

  await test.step('Enter in the name saves the answers under job and name', async () => {
    await choose(page, 'Bela Iyer', 'Maybe');
    await choose(page, 'Bela Iyer', 'No');
    await expect(progress).toHaveText('2 of 3 answered');
    const name = 'Ravi: "Menon"';
    await page.getByLabel('Your name').fill(name);
    const saving = page.waitForEvent('download');
    await page.getByLabel('Your name').press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe(fileNameOf(`Answers, C/C++ Developer, ${name}`, 'json'));
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      title: 'C/C++ Developer',
      answers: [
        { answer: 'maybe', reason: 'knows maps well' },
        { answer: 'no', reason: '' },
      ],
    });
    await expect(message).toContainText(
      `Your browser was asked to save “${download.suggestedFilename()}”. If you cannot find it, press again.`,
    );
    await expect(message).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
  });

  await test.step('the printout shows given answers only', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(column).toBeVisible();
    await expect(page.getByText('No', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Yes', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('a narrow window has the reason below the row, and no sideways scrolling', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const group = await groupOf(page, 'Asha Rao').boundingBox();
    const why = await page.getByLabel('Why').first().boundingBox();
    expect(why?.y).toBeGreaterThanOrEqual((group?.y ?? 0) + (group?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 760, height: 800 });
    expect(await page.getByText('1 of 2').first().evaluate(linesOf)).toBe(1);
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
  const copy = page.getByRole('button', { name: 'Copy as text' });
  await copy.click();
  await expect(message).toHaveText('Write your name first.');
  await page.getByLabel('Your name').fill('Ravi');
  await choose(page, 'Bela Iyer', 'No');
  await page.getByRole('rowgroup').filter({ hasText: 'Bela Iyer' }).getByLabel('Why').fill('needs SQL');
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
