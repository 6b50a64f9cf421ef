import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { fillInJob, postedJobs } from './support/jobs.ts';
import { walkTo } from './support/walking.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';

/** The job form and its description: modes, tips and the draft (specification 2, sections 2, 5 and 9). */

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the job form and its description', async ({ page }) => {
  await test.step('Post tells what the service said when it is no 201, keeps the draft, and says that it is at work', async () => {
    await page.goto('/jobForm');
    await fillInJob(page, 'Tide Reader');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Description', { exact: true }).fill('Read the tides.');
    await page.getByRole('button', { name: 'Next' }).click();
    const path = '/api/recruiter/opportunity/saveOpportunityPosts';
    await plan(page, { path, status: 200, body: { status: 500 }, times: 1 });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your draft is saved');
    await page.reload();
    await plan(page, { path, delayMs: 1000 });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'Posted Successfully' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(/Recruit/);
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  });

  await test.step('the numbers of the job form', async () => {
    await walkTo(page, '/jobForm');

    await test.step('salary and experience change between one value and a range, and only a range asks for two ends', async () => {
      for (const [kind, unit, first, second] of [
        ['Experience', 'Unit', 'Years', 'Months'],
        ['Salary', 'Period', 'per Year', 'Per Month'],
      ] as const) {
        const fields = group(page, kind);
        await expect(page.getByRole('radio', { name: `Fixed ${kind}` })).toBeChecked();
        await expect(fields.getByRole('textbox')).toHaveCount(1);
        await expect(page.getByLabel(unit, { exact: true }).locator('option:checked')).toHaveText(first);
        await expect(page.getByLabel(unit, { exact: true }).locator('option')).toContainText([second]);
        await page.getByRole('radio', { name: `${kind} Range` }).check();
        await expect(fields.getByRole('textbox')).toHaveCount(2);
        await fields.getByLabel('Minimum').fill('2');
        await page.getByRole('button', { name: 'Continue' }).press('Enter');
        await expect(fields.getByLabel('Maximum')).toHaveAttribute('aria-invalid', 'true');
        await page.getByRole('radio', { name: `Fixed ${kind}` }).check();
        await expect(fields.locator('[aria-invalid=true]')).toHaveCount(0);
      }
    });
  });

  await test.step('a posted job opens with one value or a range', async () => {
    for (const [mode, other, change, boxes] of [
      ['Fixed', 'Range', { minSal: 650_000, maxSal: 650_000, minExp: 2, maxExp: 2 }, 1],
      ['Range', 'Fixed', { minSal: 450_000, maxSal: 650_000, minExp: 0, maxExp: 2 }, 2],
    ] as const) {
      await test.step(`a posted job opens as ${mode} when its ends say so`, async () => {
        const [job] = await postedJobs(page, 'Active');
        const path = '/api/recruiter/opportunity/getOpportunityPostById/*';
        await clearFaults(page);
        await plan(page, { path, status: 200, body: { job: { ...job, ...change } } });
        // An open form keeps what it read.
        await walkTo(page, '/account');
        await walkTo(page, `/editJob/${job?._id}`);
        for (const kind of ['Salary', 'Experience']) {
          const name = (which: string) => (which === 'Fixed' ? `Fixed ${kind}` : `${kind} Range`);
          await expect(page.getByRole('radio', { name: name(mode) })).toBeChecked();
          await expect(page.getByRole('radio', { name: name(other) })).not.toBeChecked();
          await expect(group(page, kind).getByRole('textbox')).toHaveCount(boxes);
        }
        await expect(group(page, 'Salary').getByRole('textbox').last()).toHaveValue('650000');
      });
    }
  });

  await test.step('a draft comes back with the time it was left', async () => {
    await clearFaults(page);
    const at = new Date();
    at.setHours(14, 5, 0, 0);
    await page.clock.setFixedTime(at);
    await walkTo(page, '/jobForm');
    await page.getByRole('combobox', { name: 'Job title' }).fill('Tide Reader');
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Draft from' })).toHaveText(
      /^Draft from 2:05\sPM·Discard$/,
    );
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Tide Reader');
  });

  await test.step('the description has its placeholder, room to write, and eight tips beside it', async () => {
    const [job] = await postedJobs(page, 'Active');
    await walkTo(page, `/editDescription/${job?._id}`);
    const description = page.getByLabel('Description', { exact: true });
    await description.fill('');
    await expect(description).toHaveAttribute('placeholder', 'Type a new job description');
    expect((await description.boundingBox())?.height).toBe(400);
    await expect(page.getByRole('region', { name: 'Writing assistant' }).getByRole('listitem')).toContainText([
      'Engaging introduction',
      'Key requirements',
      'Specific responsibilities',
      'Desired competencies',
      'Company culture',
      'Benefits and perks',
      'Application instructions',
      'Proofread and revise',
    ]);
  });
});
