import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { postedJobs } from './support/jobs.ts';
import { requestsTo } from './support/requests.ts';
import { walkTo } from './support/walking.ts';

/** The dashboard, Recruit, and closing and activating. Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: baseURL ?? '' }]);
});

test('jobs on the dashboard', async ({ page, standIn }) => {
  await test.step('lists of jobs that fail say so and can be asked for again', async () => {
    await page.route('**/getActiveOpportunityPostsById/*', (route) => route.fulfill({ json: { status: 500 } }));
    await signInAsDemo(page);
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await expect(page.getByText('Active Jobs could not be loaded')).toBeVisible();
    await expect(rows(page.getByRole('region', { name: 'Previous Jobs' }))).toHaveCount(3);
    await page.unroute('**/getActiveOpportunityPostsById/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page.getByRole('region', { name: 'Active Jobs' }))).toHaveCount(3);

    await test.step('one press asks for all that an outage kept back', async () => {
      await page.route('**/get*OpportunityPostsById/*', (route) => route.fulfill({ status: 503, json: {} }));
      await page.reload();
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toHaveCount(2);
      // Refused once more, the one that was pressed has the focus back.
      await again.last().press('Enter');
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeFocused();
      await expect(again.last()).toBeFocused();
      await page.unroute('**/get*OpportunityPostsById/*');
      await again.last().press('Enter');
      for (const name of ['Active Jobs', 'Previous Jobs']) {
        await expect(rows(page.getByRole('region', { name }))).toHaveCount(3);
      }
    });

    await test.step('one job is read as "1 job"', async () => {
      const [job] = await postedJobs(page, 'Active');
      await page.route('**/getActiveOpportunityPostsById/*', (route) =>
        route.fulfill({ json: { status: 201, activeJobs: [job] } }),
      );
      await walkTo(page, '/recruit?job_state=ACTIVE');
      await expect(page.getByText('1 job', { exact: true })).toBeVisible();
      await page.unroute('**/getActiveOpportunityPostsById/*');
    });
  });

  await test.step('a press anywhere in a job opens it, Ctrl opens it beside, and selecting text does neither', async () => {
    await walkTo(page, '/dashboard');
    const row = rows(page.getByRole('region', { name: 'Active Jobs' })).first();
    const date = await row.getByText(/, 20\d\d$/).boundingBox();
    if (date === null) throw new Error('The job has no date');
    const middle = date.y + date.height / 2;
    await page.mouse.move(date.x + 2, middle);
    await page.mouse.down();
    await page.mouse.move(date.x + 80, middle, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL(/dashboard$/);
    await row
      .getByRole('cell')
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => openTabs(page)).toContainEqual(expect.stringMatching(/opportunitypage\?job=/));
    await expect(page).toHaveURL(/dashboard$/);
    await row.getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(/opportunitypage\?job=/);
  });

  await test.step('a job is closed, undone, closed again and activated; it stays selected', async () => {
    const told = (await standIn.notificationsSent()).length;
    const [job] = await postedJobs(page, 'Active');
    await walkTo(page, `/opportunitypage?job=${job?._id}`);
    const changes = requestsTo(page, `/opportunity/updateOpportunityStatus/${job?._id}`);
    const head = page.getByRole('heading', { level: 2, name: job?.job_title ?? '' });
    const title = (text: string) => page.getByRole('heading', { level: 1, name: text });
    await expect(title('Active Jobs')).toBeVisible();

    await page.getByRole('button', { name: 'Close this Job' }).click();
    await expect(title('Closed Jobs')).toBeVisible();
    await expect(head).toBeVisible();
    await expect(page.getByRole('button', { name: 'Activate this Job' })).toBeVisible();
    await expect(page.getByRole('link', { name: job?.job_title ?? '' })).toHaveAttribute('aria-current', /.+/);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title('Active Jobs')).toBeVisible();
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await expect(title('Closed Jobs')).toBeVisible();
    await page.getByRole('button', { name: 'Activate this Job' }).click();
    await expect(title('Active Jobs')).toBeVisible();
    await expect(head).toBeVisible();
    expect(changes.map((request) => JSON.parse(request.postData() ?? '').jobStatus)).toEqual([
      'CLOSED',
      'ACTIVE',
      'CLOSED',
      'ACTIVE',
    ]);
    expect((await standIn.notificationsSent()).length).toBe(told);

    // Those of the lists have gone.
    await expect(page.getByText('Some error occured! Please retry..')).toHaveCount(0);
    await page.route('**/updateOpportunityStatus/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await expect(title('Active Jobs')).toBeVisible();
    await page.unroute('**/updateOpportunityStatus/*');
  });

  await test.step('the dashboard says what is to review, and who is new since the last visit', async () => {
    await walkTo(page, '/dashboard');
    const review = page.getByRole('region', { name: 'To review' });
    const [job] = await postedJobs(page, 'Active');
    const first = review.getByRole('link', { name: job?.job_title ?? '' });
    await expect(first).toHaveAccessibleName(/^\d+ to review in .* of \d+, posted \d+ days ago$/);
    await expect(review.getByText(/^\d+ people, \d+ jobs$/)).toBeVisible();
    const count = Number.parseInt((await first.textContent()) ?? '', 10);

    await test.step('a day later a job has two more, which nobody had on the first visit', async () => {
      await page.clock.setFixedTime(Date.now() + 86_400_000);
      await page.route('**/getActiveOpportunityPostsById/*', async (route) => {
        const body = await (await route.fetch()).json();
        const [newest] = body.activeJobs;
        newest.applicants.push('new-1', 'new-2');
        newest.totalApplications += 2;
        await route.fulfill({ json: body });
      });
      await page.reload();
      await expect(review.getByText(/, 2 new since your last visit$/)).toBeVisible();
      await expect(first).toHaveAccessibleName(new RegExp(`^${count + 2} to review in .* 2 new of`));
      await expectAccessible(page);
      await page.reload();
      await expect(review.getByText(/, 2 new since your last visit$/)).toBeVisible();
    });

    await page.unroute('**/getActiveOpportunityPostsById/*');
    await first.click();
    await expect(page).toHaveURL(`/opportunitypage?job=${job?._id}&sort=not-viewed`);
    await expect(page.getByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
  });

  await test.step('the dashboard greets, shows at most three of each list with their funnels, and leads on', async () => {
    await walkTo(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
    await expect(page.getByText('Welcome to Glo Recruiter')).toBeVisible();
    for (const [list, which, state] of [
      ['Active Jobs', 'Active', 'ACTIVE'],
      ['Previous Jobs', 'Past', 'PREVIOUS'],
    ] as const) {
      const section = page.getByRole('region', { name: list });
      const jobs = await postedJobs(page, which);
      await expect(rows(section)).toHaveCount(Math.min(3, jobs.length));
      const first = section.getByRole('row', { name: jobs[0]?.job_title ?? '' });
      await expect(first).toContainText(/\w+ \d{1,2}, \d{4}/);
      await expect(first.getByRole('cell').nth(1)).toHaveText(/^\d+ Applicants$/);
      await expect(first.getByRole('cell')).toHaveText([/^$/, /Applicants/, /^\d+$/, /^\d+$/]);
      const meanings = await section.locator('thead i').evaluateAll(backgrounds);
      expect(new Set(meanings).size).toBe(3);
      expect(meanings).toEqual(expect.arrayContaining(await section.locator('tbody i').evaluateAll(backgrounds)));
      await expect(section.locator('thead').getByText(/^[1-8][025]?0* Applicants$/)).toBeVisible();
      await expect(section.getByRole('link', { name: `View All ${list}` })).toHaveAttribute(
        'href',
        `/recruit?job_state=${state}`,
      );
    }
    for (const [tile, href] of [
      ['Post an opportunity', '/jobForm'],
      ['Search candidate By', '/searchCandidate'],
      ['Shortlisted candidate', '/shortlistedCandidates'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name: tile })).toHaveAttribute('href', href);
    }
    await expect(page.getByText(/^\d+ people in \d+ folders$/)).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Your profile' });
    await expect(panel.getByRole('heading', { name: 'Meera Nair Verified' })).toBeVisible();
    for (const text of ['Talent Acquisition Lead', 'Acme Works', 'Pune, Maharashtra, India']) {
      await expect(panel.getByText(text)).toBeVisible();
    }
    await panel.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('an empty company', async ({ page }) => {
  await reset(page, 'empty-company');
  await signInAsDemo(page);

  await test.step('a newcomer has three steps, until they are done', async () => {
    const card = page.getByRole('region', { name: 'Three steps to your first shortlist' });
    const step = (name: string) => card.getByRole('listitem').filter({ hasText: name });
    await expect(step('Post your first opportunity')).toContainText('1, next');
    await expect(step('Get verified')).toContainText('DoneGet verifiedYou: verified. Acme Works: verified.');
    await expect(page.getByText('No Active Jobs Posted!')).toBeVisible();
    await step('Meet the talent pool').getByRole('link', { name: 'Talent Pool' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeVisible();
    await page.goBack();
    await expect(step('Meet the talent pool')).toContainText('Done');
    await step('Post your first opportunity').getByRole('link', { name: 'Post an opportunity' }).click();
    await expect(page).toHaveURL('/jobForm');
    await expect(page.getByRole('heading', { level: 1, name: 'Post Opportunity' })).toBeVisible();
  });

  await test.step('an empty dashboard and an empty Recruit say what to do', async () => {
    await walkTo(page, '/dashboard');
    await expect(page.getByText('No Active Jobs Posted!')).toBeVisible();
    await expect(page.getByText('No Past jobs!')).toBeVisible();
    await expectAccessible(page);
    await walkTo(page, '/recruit?job_state=ACTIVE');
    await expect(page.getByText('No Active Jobs!')).toBeVisible();
    await page.getByRole('radio', { name: 'View Closed Jobs' }).check();
    await expect(page.getByText('No Previous Jobs Posted!')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without a folder there is a way to the first one', async () => {
    await walkTo(page, '/shortlistedCandidates');
    await expect(page.getByText('No Shortlisted Candidates')).toBeVisible();
    await expectAccessible(page);
  });
});

/** Runs in the page. */
function backgrounds(elements: readonly Element[]): string[] {
  return elements.map((element) => getComputedStyle(element).background);
}

/** Those of a table on the dashboard, without its head. */
const rows = (section: Locator) => section.getByRole('row').filter({ has: section.page().getByRole('cell') });

async function reset(page: Page, scenario: string): Promise<void> {
  const reply = await page.request.post('/__mock/reset', { data: { scenario } });
  expect(reply.status()).toBe(200);
}

/** The addresses of the browser's tabs, as the browser tells them: a page event for a tab opened in the background is lost now and then. */
async function openTabs(page: Page): Promise<string[]> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The page has no browser');
  const { targetInfos } = await browser.send('Target.getTargets');
  await browser.detach();
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
}
