import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { actionsButton, openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { fetchAllCandidates, findIdentities, pageContent } from './support/identities.ts';
import { escapeFrom } from './support/keyboard.ts';
import { searchForPython, openTab } from './support/lists.ts';
import { passDoublePress } from './support/waiting.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('no screen reveals a candidate during blind review', async ({ page }) => {
  await page.clock.install();
  const people = await fetchAllCandidates(page);
  const expectNoIdentity = async (where: string) => {
    await expect(bar(page)).toBeVisible();
    expect(findIdentities(await pageContent(page), people), where).toEqual([]);
    // Initials of a masked name would look like real ones.
    await expect(page.getByText(/^P[\dB-Z]$/), where).toHaveCount(0);
  };
  const pictures: string[] = [];

  await openApplicants(page);
  const [realName] = await namesOf(page);
  expect(findIdentities(await pageContent(page), people)).toContain(realName);
  await turnOn(page);
  await expectNoIdentity('applicants');
  page.on('request', (request) => {
    pictures.push(...findIdentities(request.url(), people));
  });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expectNoIdentity('applicants after a reload');

  await test.step('Choose Action, Choose Folder and the shortlisting toast hide names', async () => {
    await actionsButton(cards(page).first()).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('Hidden during blind review')).toBeVisible();
    await expectNoIdentity('Choose Action');
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(dialog.getByRole('heading', { name: 'Choose Folder' })).toBeVisible();
    await expectNoIdentity('Choose Folder');
    await escapeFrom(dialog);
    for (const place of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select Person/ })
        .nth(place)
        .check();
    await page.getByRole('button', { name: /^Shortlist \d/ }).click();
    // Keeps the toast open.
    await page.getByText(/^\d shortlisted$/).hover();
    await expectNoIdentity('the toast');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
    await expectNoIdentity('the details');
    await escapeFrom(page.getByRole('dialog', { name: 'Details' }));
  });

  await test.step('the other lists hide names', async () => {
    for (const tab of ['recommended', 'shortlisted'] as const) {
      await openTab(page, tab, navigateTo);
      await expect(page.getByRole('tab', { name: tab.toUpperCase() })).toHaveAttribute('aria-selected', 'true');
      await expect(cards(page).first()).toBeVisible();
      await expectNoIdentity(tab);
    }
    await searchForPython(page, navigateTo);
    await expect(page.getByRole('heading', { level: 1, name: 'Search Result' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectNoIdentity('search results');
    for (const path of ['/talentPool', '/shortlistedCandidates']) {
      await navigateTo(page, path);
      await expect(cards(page).first()).toBeVisible();
      await expectNoIdentity(path);
    }
    await navigateTo(page, '/recruit?job_state=ACTIVE');
    await expect(page.getByRole('link', { name: /Graduate Data Analyst/ }).first()).toBeVisible();
    await expectNoIdentity('Recruit');
    await navigateTo(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Active Jobs' })).toContainText('Graduate Data Analyst');
    await expectNoIdentity('the dashboard');
  });

  await test.step('a profile, its printout and the palette hide names', async () => {
    await openApplicants(page, '', navigateTo);
    const [name = ''] = await namesOf(page);
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByText('Hidden during blind review')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Proof of Work' })
        .or(page.getByRole('button', { name: 'GloPoints', exact: true }))
        .first(),
    ).toBeVisible();
    await expectNoIdentity('a profile');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(findIdentities(await page.evaluate(() => document.body.innerText), people)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'More about this candidate' }).click();
    await page.getByRole('menuitem', { name: 'Report User' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoIdentity('a report');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    await palette.fill(realName ?? '');
    await expect(page.getByText('Names are hidden while blind review is on.')).toBeVisible();
    await palette.fill(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await expectNoIdentity('the palette');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: 'Invitation to an interview' }).click();
    await expect(page.getByText(`Hello ${name},`)).toBeVisible();
    await expect(page.getByText('The email itself uses the real name.')).toBeVisible();
    await expectNoIdentity('Connect via Email');
  });

  await test.step('the end of a review hides names', async () => {
    await openApplicants(page, '&sort=name&find=tableau', navigateTo);
    await page.getByRole('button', { name: /^Review \d/ }).click();
    const review = page.getByRole('region', { name: 'Review', exact: true });
    const title = page.getByRole('heading', { level: 1 });
    const [, count = ''] = /1 of (\d+)/.exec((await review.textContent()) ?? '') ?? [];
    for (let place = 1; place <= Number(count); place += 1) {
      await expect(review).toContainText(`${place} of ${count}`);
      await expect(title).toHaveText(/^Person /);
      await passDoublePress(page);
      await page.keyboard.press('m');
    }
    await expect(title).toHaveText(/still undecided|reviewed/);
    await expect(page.getByRole('region', { name: 'Maybe' }).getByRole('link', { name: /^Person / })).not.toHaveCount(
      0,
    );
    await expectNoIdentity('the end of a review');
  });

  await test.step('an email to several candidates, a comparison and the activity hide names', async () => {
    await selectTwo(page);
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email 2 candidates' })).toBeVisible();
    await page.getByRole('button', { name: 'Invitation to an interview' }).click();
    await expect(page.getByText(/^Hello Person/)).toBeVisible();
    await expectNoIdentity('an email to many');
    await selectTwo(page);
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Reveal name of Person/ })).toHaveCount(2);
    await expectNoIdentity('a comparison');
    await navigateTo(page, '/activity');
    await expect(page.getByText(/Shortlisted Person/).first()).toBeVisible();
    await expectNoIdentity('the activity');
  });

  expect(pictures).toEqual([]);
});

test('blind review is turned on and off in one list', async ({ page }) => {
  await openApplicants(page, '&sort=score');
  const [name = '', other = ''] = await namesOf(page);
  let [first, second] = ['', ''];
  await test.step('a revealed candidate is shown everywhere during the visit', async () => {
    const title = await page.title();
    await page.getByRole('button', { name: 'Share and export' }).press('Enter');
    const item = page.getByRole('menuitemcheckbox', { name: 'Blind review' });
    await item.press('Enter');
    await expect(item).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();
    expect(await page.title()).toBe(title);
    [first = '', second = ''] = await namesOf(page);

    await actionsButton(cards(page).first()).press('Enter');
    await page.getByRole('button', { name: 'Reveal name' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cards(page).first()).toHaveAccessibleName(name);
    await expect(cards(page).nth(1)).toHaveAccessibleName(second);
    await expect(actionsButton(cards(page).first())).toBeFocused();

    await page
      .getByRole('link', { name: /^View Profile/ })
      .nth(1)
      .click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
    await page.keyboard.press('v');
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${other}`));
    await expect(page.getByRole('button', { name: 'Reveal name' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Copy email address/ })).toBeVisible();
    await page.goBack();
    await expect(cards(page).nth(1)).toHaveAccessibleName(other);

    await page.reload();
    await expect(cards(page).first()).toHaveAccessibleName(first);
  });

  await test.step('opening a work asks for confirmation, because it may show the name', async () => {
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    const work = page.getByRole('main').locator('li button[aria-haspopup=dialog]').first();
    await expect(work).toBeVisible();
    await expect(page.getByRole('main').locator('a[target=_blank]')).toHaveCount(0);
    await work.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/This (file|link) may show the candidate's name\. Open it\?/);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(work).toBeFocused();
    await page.keyboard.press('Enter');
    const opening = page.context().waitForEvent('page');
    await question.getByRole('button', { name: /^Open (file|link)$/ }).click();
    await (await opening).close();
    await page.goBack();
  });

  await test.step('turning it off reveals all', async () => {
    await page.getByRole('button', { name: 'Turn off' }).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(cards(page).first()).toHaveAccessibleName(name);
  });
});

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share and export' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Blind review' }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
}

const bar = (page: Page) => page.getByText(/^Blind review is on\./);
const cards = (page: Page) => page.getByRole('article');

async function namesOf(page: Page): Promise<readonly string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
}

async function selectTwo(page: Page): Promise<void> {
  await openApplicants(page, '', navigateTo);
  const boxes = page.getByRole('checkbox', { name: /^Select Person/ });
  for (const place of [0, 1]) await boxes.nth(place).check();
}
