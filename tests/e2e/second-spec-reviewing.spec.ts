import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { actionsOf, expectPlace } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { choose, postedJobs } from './support/jobs.ts';
import { load, walkTo, type Way } from './support/walking.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';
import { scrolledBy, scrollListTo } from './support/lists.ts';

/** Looking through candidates (specification 2, decisions 33 and 37): leafing, viewed marks, notifications, cards, export. */

const applicants = '/api/v1/mobile/getAllCandidatesByIds';
const cards = (page: Page) => page.getByRole('article');
const profileLinks = (page: Page) => page.getByRole('link', { name: /^View Profile/ });

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

const openTab =
  (tab: string, by: Way = walkTo) =>
  async (page: Page) => {
    const [job] = await postedJobs(page, 'Active');
    // An open list asks for nothing again.
    if (by === walkTo) await walkTo(page, '/account');
    await by(page, `/opportunitypage?job=${job?._id}&tab=${tab}&sort=name`);
    await expect(page.getByRole('tab', { name: tab.toUpperCase() })).toHaveAttribute('aria-selected', 'true');
  };

const lists: readonly (readonly [name: string, open: (page: Page) => Promise<void>, back: string])[] = [
  ['the applicants', openTab('applicants', load), 'Graduate Data Analyst'],
  ['the recommended', openTab('recommended'), 'Graduate Data Analyst'],
  ['the shortlist', openTab('shortlisted'), 'Graduate Data Analyst'],
  ['the talent pool', (page) => walkTo(page, '/talentPool?sort=name'), ''],
  ['a folder', (page) => walkTo(page, '/shortlistedCandidates?sort=name'), ''],
  [
    'search results',
    async (page) => {
      await walkTo(page, '/searchCandidate');
      await choose(page, 'Skills', 'Python', 'Python');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
    'Search Result',
  ],
];

test('lists of candidates', async ({ page }) => {
  for (const [list, open, back] of lists) {
    await test.step(`from ${list} candidates are leafed through by J, K and the arrows, and Back leads to it`, async () => {
      await open(page);
      await expect(cards(page).first()).toBeVisible();
      const address = page.url();
      const names = await cards(page).evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
      await profileLinks(page).first().click();
      await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
      for (const [key, place] of [
        ['j', 2],
        ['ArrowLeft', 1],
        ['ArrowRight', 2],
        ['k', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('heading', { level: 1, name: names[place - 1] ?? '' })).toBeFocused();
        await expect(page.getByText(new RegExp(`^${place} of \\d+$`)).first()).toBeVisible();
      }
      if (back !== '') await expect(page.getByRole('main').getByRole('link', { name: back })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(profileLinks(page).first()).toBeVisible();
    });
  }

  await test.step('tab, order, words and scroll come back with Back and with a reload', async () => {
    await openTab('recommended')(page);
    await page.getByLabel('Order').selectOption('Score');
    await page.getByLabel('Find in this list').fill('a');
    await expect(page).toHaveURL(/tab=recommended.*find=a$/);
    const list = page.getByRole('region', { name: 'Recommended candidates' });
    await scrollListTo(list, 400);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    // The list is left once the next screen is there.
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack();
      await expect(page.getByRole('tab', { name: /RECOMMENDED/ })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel('Order')).toHaveValue('score');
      await expect(page.getByLabel('Find in this list')).toHaveValue('a');
      await expect.poll(() => scrolledBy(list)).toBe(400);
    }
  });

  await test.step('a candidate who is in the folder already', async () => {
    for (const [what, fault] of [
      ['as the status of the answer', { status: 203, body: { message: 'there already' } }],
      ['as the status in its body', { status: 200, body: { status: 203 } }],
    ] as const) {
      await test.step(`203 ${what} means that the candidate is in the folder already`, async () => {
        await openTab('applicants')(page);
        await actionsOf(cards(page).first()).click();
        await page.getByRole('button', { name: 'Add to Folder' }).click();
        const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
        await dialog.getByRole('radio', { name: /Finalists/ }).check();
        await clearFaults(page);
        await plan(page, { path: '/api/recruiter/globalShortlist/savecandidate/*', ...fault });
        await dialog.getByRole('button', { name: 'Add to Folder' }).click();
        const already = page.getByText('Candidate already shortlisted! for Finalists', { exact: true });
        await expect(already).toBeVisible();
        await page
          .getByRole('region', { name: 'Notifications' })
          .getByRole('button', { name: 'Dismiss' })
          .press('Enter');
        await expect(already).toHaveCount(0);
      });
    }
  });

  await test.step('odd candidates', async () => {
    await test.step('skills match as whole words: JavaScript is not Java', async () => {
      const [job] = await postedJobs(page, 'Active');
      const wanted = { ...job, top_skills_required: ['Java', 'SQL'] };
      await plan(page, {
        path: '/api/recruiter/opportunity/getOpportunityPostById/*',
        status: 200,
        body: { job: wanted },
      });
      await plan(page, { path: applicants, status: 200, body: aList({ hashtags: ['JavaScript', 'sql', 'Figma'] }) });
      await openTab('applicants')(page);
      await page.getByRole('button', { name: /^1 of 2 skills of/ }).press('Enter');
      const skills = page.getByRole('region', { name: /^Skills of/ }).getByRole('listitem');
      await expect(skills).toHaveText(['SQL (held)', 'Java (missing)']);
    });

    await test.step('a name that is a formula is harmless in the file for spreadsheets', async () => {
      await clearFaults(page);
      await plan(page, {
        path: applicants,
        status: 200,
        body: aList({ name: '=HYPERLINK("http://x.example","Asha")' }),
      });
      await openTab('applicants')(page);
      await expect(cards(page)).toHaveCount(1);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
      const [, line] = Buffer.concat(chunks).toString('utf8').split('\r\n');
      expect(line).toMatch(/^"'=HYPERLINK\(""http:\/\/x\.example"",""Asha""\)",/);
    });
  });
});

test('what students hear, and what the job remembers', async ({ page }) => {
  await test.step('who was looked at from a job says so on their card, there and only there; a search marks nobody', async () => {
    const [job, other] = await postedJobs(page, 'Active');
    await openTab('recommended', load)(page);
    const card = cards(page)
      .filter({ hasNot: page.getByText('You already viewed this profile') })
      .first();
    const name = (await card.getAttribute('aria-label')) ?? '';
    await card.getByRole('link', { name: /^View Profile/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article', { name }).getByText('You already viewed this profile')).toBeVisible();
    const student = await viewedOf(page, job?._id);
    expect(await viewedOf(page, other?._id)).not.toContain(student.at(-1));

    await walkTo(page, '/searchCandidate');
    await choose(page, 'Skills', 'Python', 'Python');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await profileLinks(page).first().click();
    await expect(page.getByText('GloPoints')).toHaveCount(1);
    await expect.poll(() => told(page)).toHaveLength(2);
    expect(await viewedOf(page, job?._id)).toEqual(student);
  });

  await test.step('shortlisting tells the student once; taking back, and putting back, tells nobody', async () => {
    const before = await told(page);
    await openTab('recommended')(page);
    const shortlist = page.getByRole('button', { name: /^Shortlist / }).first();
    const name = (await shortlist.getAttribute('aria-label'))?.replace('Shortlist ', '') ?? '';
    await shortlist.click();
    const shortlisted = page.getByRole('button', { name: `Shortlisted ${name}` });
    await expect(shortlisted).not.toHaveAttribute('aria-busy', 'true');
    // The rest of a double click that is slower than the service.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(shortlisted).toBeVisible();
    await expect.poll(() => told(page)).toEqual([...before, 'Brighten up! You are shortlisted for an opportunity!!']);
    await page.getByRole('button', { name: `Shortlisted ${name}` }).click();
    await expect(page.getByText('Candidate Removed!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Shortlisted ${name}` })).toBeVisible();
    expect(await told(page)).toHaveLength(before.length + 1);
  });

  await test.step('notifications that fail disturb nobody and are not sent again', async () => {
    const path = '/api/recruiter/notification/sendNotificationByExternalIds';
    const sent = async () => {
      const { requests } = await (await page.request.get('/__mock/requests')).json();
      return requests.filter((request: { path: string }) => request.path === path).length;
    };
    const before = await sent();
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert').locator('> *');
    await expect(toasts).toHaveCount(0);
    await plan(page, { path, status: 500 });
    await openTab('applicants')(page);
    await profileLinks(page).first().click();
    await expect(page.getByText('GloPoints')).toHaveCount(1);
    await expect.poll(sent).toBe(before + 1);
    await page.keyboard.press('j');
    await expectPlace(page, 2);
    await expect.poll(sent).toBe(before + 2);
    await expect(toasts).toHaveCount(0);
  });
});

/** One student, as the service answers for a list of ids. */
function aList(change: object): object {
  return { status: 201, applicants: [{ student_id: 'student-1', name: 'Asha Rao', hashtags: [], ...change }] };
}

/** What students were told, oldest first. */
async function told(page: Page): Promise<readonly string[]> {
  const { messages } = (await (await page.request.get('/__mock/outbox')).json()) as { messages: Message[] };
  return messages.filter(({ kind }) => kind === 'notification').map(({ text }) => text);
}

interface Message {
  readonly kind: string;
  readonly text: string;
}

/** Whom the service remembers as viewed for a job. */
async function viewedOf(page: Page, job: string | undefined): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/recruiter/opportunity/getOpportunityPostById/${job}`);
  return ((await answer.json()) as { job: { viewedApplicants: string[] } }).job.viewedApplicants;
}
