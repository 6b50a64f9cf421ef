import type { Page } from '@playwright/test';
import { actionsOf } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { choose, postedJobs } from './support/jobs.ts';
import { load, walkTo } from './support/walking.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';

/** Messages of specification 2, sections 2 and 8, that no other browser test meets on its way. */

const failed = 'Some error occured! Please retry..';
const applicants = '/api/v1/mobile/getAllCandidatesByIds';
const recommended = '/api/recruiter/opportunity/getRecommendedAppliedApplicants/*';
const shortlist = '/api/recruiter/opportunity/get/shortlist/candidate/*';
const search = '/api/recruiter/recruiter/search/candidateByScore';
const hashtags = '/api/v1/mobile/getHashtags';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert').locator('> *');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const box = (page: Page, name: string) => page.getByRole('combobox', { name });

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

test('lists of a job, and searching', async ({ page }) => {
  for (const [tab, call, name] of [
    ['applicants', applicants, 'Applicants'],
    ['recommended', recommended, 'Recommended candidates'],
    ['shortlisted', shortlist, 'Shortlisted candidates'],
  ] as const) {
    await test.step(`${tab} that do not come: the failure toast, in their place that they did not, and Try again`, async () => {
      await plan(page, { path: call, status: 200, body: 'not what was asked for' });
      await openTab(page, tab);
      await expect(toasts(page)).toHaveText([failed]);
      await expect(page.getByText(`${name} could not be loaded`)).toBeVisible();
      await dismissToast(page);
      await clearFaults(page);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('article').first()).toBeVisible();
      // Not back at the page's heading: the next Tab leads on into the list.
      await expect(page.getByRole('tabpanel')).toBeFocused();
    });
  }

  await test.step('lists of a job that are empty', async () => {
    for (const [tab, call, body, text] of [
      ['applicants', applicants, { status: 201, applicants: [] }, 'No Applicants till now'],
      ['recommended', recommended, { status: 200, applicants: [] }, 'No Recommendation'],
      ['shortlisted', shortlist, [], 'No Shortlisted Candidates'],
    ] as const) {
      await test.step(`nobody is among the ${tab}: it says so, counts none, and offers a way on`, async () => {
        await clearFaults(page);
        await plan(page, { path: call, status: 200, body });
        await openTab(page, tab);
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
        await expect(page.getByRole('tab', { name: new RegExp(`^${tab.toUpperCase()} ?0 candidates$`) })).toBeVisible();
        const ways = page.getByRole('tabpanel').getByRole('button').or(page.getByRole('tabpanel').getByRole('link'));
        await expect(ways.last()).toBeVisible();
      });
    }
  });

  await test.step('who cannot be shortlisted is not: the failure toast, and no student hears of it', async () => {
    await clearFaults(page);
    await openTab(page, 'recommended');
    const shortlisting = page.getByRole('button', { name: /^Shortlist / }).first();
    const name = (await shortlisting.getAttribute('aria-label')) ?? '';
    await plan(page, { path: '/api/recruiter/opportunity/save/shortlist/candidate', drop: true });
    await shortlisting.click();
    await expect(toasts(page)).toHaveText([failed]);
    await expect(page.getByRole('button', { name })).toBeVisible();
    const { messages } = await (await page.request.get('/__mock/outbox')).json();
    expect(messages.filter(({ kind }: { kind: string }) => kind === 'notification')).toEqual([]);
  });

  await test.step('skills are there before anything is typed, asked for without a text', async () => {
    const asked = page.waitForRequest(`**${hashtags}*`);
    await walkTo(page, '/searchCandidate');
    expect(new URL((await asked).url()).search).toBe('');
    await box(page, 'Skills').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a search that fails is an alert with the error; the criteria stay, and the next try finds', async () => {
    await choose(page, 'Skills', 'Python', 'Python');
    await plan(page, { path: search, status: 503, body: { message: 'The search is being mended.' } });
    await press(page, 'Search');
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText('The search is being mended.', { exact: true })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
    await clearFaults(page);
    await plan(page, { path: search, drop: true });
    await press(page, 'Search');
    await expect(alert.getByText(failed, { exact: true })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await clearFaults(page);
    await press(page, 'Search');
    await expect(page.getByRole('heading', { level: 1, name: 'Search Result' })).toBeFocused();
  });

  await test.step('a search that finds nobody says so, hints at similar candidates, and keeps the criteria', async () => {
    await page.getByRole('link', { name: 'Change Filters' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
    await plan(page, { path: search, status: 200, body: { data: { data: [] } } });
    await press(page, 'Search');
    await expect(page.getByText('No Candidates Found', { exact: true })).toBeVisible();
    await expect(page.getByText(/^See similar candidates/)).toBeVisible();
    await page.getByRole('link', { name: 'Change Filters' }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Search Candidates' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  });
});

test('what the device and the service do not give', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });

  await test.step('skills that do not come before anything is typed are not missed; typing that finds nothing is logged alone', async () => {
    await page.clock.install();
    await plan(page, { path: '/api/v1/mobile/*', status: 500 });
    for (const [path, boxes] of [
      ['/jobForm', ['Job title', 'Locations', 'Skills']],
      ['/searchCandidate', ['Skills', 'Location']],
    ] as const) {
      await (path === '/jobForm' ? load : walkTo)(page, path);
      for (const name of boxes) {
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('lookup failed'));
        await box(page, name).fill('Py');
        await page.clock.runFor(2000);
        await logged;
        await expect(box(page, name)).toHaveValue('Py');
        await page.keyboard.press('Escape');
      }
      await expect(toasts(page)).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });

  await test.step('a copy that the browser refuses says so, on the dialog and on the profile', async () => {
    const notCopied = page.getByText('The browser did not copy. Please select the text and copy it.');
    await clearFaults(page);
    await openTab(page, 'applicants');
    await actionsOf(page.getByRole('article').first()).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Action' });
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await dialog.getByRole('button', { name: 'Copy phone number' }).click();
    await expect(notCopied).toBeVisible();
    await dialog.getByRole('link', { name: 'View Glofolio' }).click();
    await expect(page.getByRole('button', { name: 'Copy phone number' })).toBeVisible();
    await expect(notCopied).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy e-mail address' }).click();
    await expect(notCopied).toBeVisible();
    await expect(page.getByText(/Copied!/)).toHaveCount(0);
  });
});

/** From another screen: what an open list has it does not ask for again. */
/** After a reload: cached lists would show meanwhile. */
async function openTab(page: Page, tab: string): Promise<void> {
  const [job] = await postedJobs(page, 'Active');
  await load(page, `/opportunitypage?job=${job?._id}&tab=${tab}`);
}

async function dismissToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
}
