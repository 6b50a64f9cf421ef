import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { openTab, showAs } from './support/lists.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';

test(
  'share: a manager answers from a file on disk, and the recruiter reads the answers',
  { tag: '@installed' },
  async ({ page, context, baseURL }, info) => {
    await enterWorld(context, baseURL, info.testId);
    await signInThroughApi(page);
    await openTab(page, 'shortlisted');
    await expect(page.getByRole('article').first()).toBeVisible();
    const shared = info.outputPath('shared.html');
    const answered = info.outputPath('Answers.json');
    let clicks = 0;
    const click = async (role: 'button' | 'menuitem', name: string) => {
      clicks += 1;
      await page.getByRole(role, { name }).click();
    };

    await test.step('the recruiter downloads the file', async () => {
      await click('button', 'Share and export');
      await click('menuitem', 'Share with a manager');
      await expect(page.getByRole('dialog')).toBeVisible();
      const contact = page.getByRole('checkbox', { name: 'Include contact details' });
      await contact.check();
      await page.getByRole('checkbox', { name: 'Include my notes' }).check();
      await page.getByRole('checkbox', { name: 'Hide names' }).check();
      await expect(contact).toBeDisabled();
      await expect(contact).toHaveAccessibleDescription(/^Left out/);
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: 'Hide names' }).uncheck();
      const downloading = page.waitForEvent('download');
      await click('button', 'Create file');
      await (await downloading).saveAs(shared);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Import answers reads the reply')).toBeVisible();
    });

    const manager = await context.newPage();
    const names = await test.step('the manager answers without a network', async () => {
      const problems = problemsOf(manager);
      await context.setOffline(true);
      await manager.goto(pathToFileURL(shared).href);
      await expect(manager.getByRole('table')).toBeVisible();
      await expect(manager.getByRole('heading', { level: 1 })).toContainText('Graduate Data Analyst');
      await expectAccessible(manager);
      await manager.getByLabel('Your name').fill('Ravi');
      await manager.getByRole('radio', { name: 'Yes' }).nth(0).check();
      await manager.getByLabel('Why').nth(0).fill('knows <b>maps</b> well');
      await manager.getByRole('radio', { name: 'Maybe' }).nth(1).check();
      const saving = manager.waitForEvent('download');
      await manager.getByRole('button', { name: 'Save answers' }).click();
      await (await saving).saveAs(answered);
      expect(problems).toEqual([]);
      await context.setOffline(false);
      return await manager.locator('th bdi').allTextContents();
    });
    await manager.close();
    const [first = '', second = ''] = names;

    await test.step('the recruiter imports the answers and sees them on the card', async () => {
      await click('button', 'Share and export');
      const choosing = page.waitForEvent('filechooser');
      await click('menuitem', 'Import answers…');
      // Choosing the file counts as a click.
      clicks += 1;
      await (await choosing).setFiles(answered);
      await expect(page.getByText('2 answers from Ravi: 1 yes, 1 maybe')).toBeVisible();
      const card = page.getByRole('article', { name: first });
      await expect(card.getByTitle('Yes (Ravi): knows <b>maps</b> well')).toHaveText('Yes (Ravi)');
      await expect(page.getByRole('article', { name: second })).toContainText('Maybe (Ravi)');
      expect(clicks).toBe(6);
      await page.getByRole('button', { name: 'Show the 1' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page).toHaveURL(/&answer=yes$/);
      await page.getByRole('radio', { name: /^All / }).check();
      await expect(page.getByRole('article', { name: second })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the answer is in the table, whose name column keeps its width', async () => {
      await showAs(page, 'Table');
      const row = page.getByRole('row').filter({ hasText: first });
      await expect(row.getByRole('cell', { name: 'Yes (Ravi)' })).toBeVisible();
      // The column replaces Degree, not the name.
      await expect(page.getByRole('columnheader', { name: 'College' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Degree' })).toBeHidden();
      expect((await row.getByRole('rowheader').boundingBox())?.width).toBeGreaterThanOrEqual(150);
    });

    await test.step('a file of another job is refused with one sentence, by keyboard alone', async () => {
      await page.getByRole('button', { name: 'Share and export' }).press('Enter');
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('menuitem', { name: 'Import answers…' }).press('Enter');
      const text = (await readFile(answered, 'utf8')).replace('"job:', '"job:x');
      await (await choosing).setFiles({
        name: 'Answers.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      await expect(page.getByText(/^These answers are for another job, “.*Graduate Data Analyst”, so/)).toBeVisible();
    });
  },
);

function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) problems.push(request.url());
  });
  return problems;
}
