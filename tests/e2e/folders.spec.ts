import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { actionsOf } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { requestsTo } from './support/requests.ts';
import { walkTo } from './support/walking.ts';
import { enterWorld } from './support/worlds.ts';

/** Folders, Choose Action and Choose Folder. Every test has a world of its own, with five folders in it. */
test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('folders, and what is done from them', async ({ page, context }) => {
  await openFolders(page);

  await test.step('a removal that fails puts the card back and says so', async () => {
    const everybody = await namesOf(page);
    await page.route('**/removecandidate/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: `Remove ${everybody[0]}` }).click();
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(everybody);
    await page.unroute('**/removecandidate/**');
  });

  await test.step('who is removed can be put back where they stood, from one folder and from all', async () => {
    const everybody = await namesOf(page);
    const [name = ''] = everybody;
    await page.getByRole('button', { name: `Remove ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Candidate Removed!')).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(everybody.slice(1));
    expect(await countOf(folders(page).first())).toBe(everybody.length - 1);
    await expect(page.getByRole('button', { name: `Remove ${everybody[1]}` })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(everybody);

    await actionsOf(cards(page).first()).focus();
    await page.keyboard.press('Enter');
    const removed = page.waitForResponse(/\/removestudent\//);
    await page.getByRole('button', { name: 'Remove from all folders' }).click();
    await expect.poll(() => namesOf(page)).toEqual(everybody.slice(1));
    // The card goes at once; a reload before the service knows would bring it back.
    await removed;
    await page.reload();
    await expect(cards(page)).toHaveCount(everybody.length - 1);
  });

  await test.step('many are removed with one Undo, and added to a folder with a result each', async () => {
    const everybody = await namesOf(page);
    await tickTwo(page);
    await page.getByRole('button', { name: 'Remove 2' }).click();
    await expect(page.getByText('2 candidates removed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(everybody);
    await expect(page.getByText('2 selected').last()).toBeVisible();

    const bar = page.getByRole('group', { name: 'Selected candidates' });
    expect((await bar.boundingBox())?.height, 'acts in one row').toBeLessThan(64);
    await bar.getByRole('button', { name: 'More for the selected' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove from all folders' }).press('Enter');
    await expect(page.getByText('2 candidates removed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(everybody);

    const target = folders(page).filter({ hasText: 'Finalists' });
    const before = await countOf(target);
    await page.getByRole('button', { name: 'Add to Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await expect(dialog.getByText('2 candidates').first()).toBeVisible();
    await expect(dialog.getByText('2 of 2 already in')).toBeVisible();
    await dialog.getByRole('radio', { name: /Finalists/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    const added = /^(2 added to “Finalists”|Candidate successfully shortlisted! for Finalists)$/;
    await expect(page.getByText(added)).toBeVisible();
    await expect.poll(() => countOf(target)).toBeGreaterThan(before);
  });

  await test.step('the folders stand at the left, the candidates of the first one at the right, and the address says which', async () => {
    await walkTo(page, '/dashboard');
    await page.getByRole('link', { name: 'Shortlisted', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shortlisted candidates' })).toBeVisible();
    const first = folders(page).first();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/shortlistedCandidates\?folder=\w+$/);
    await expect(cards(page)).toHaveCount(await countOf(first));
    await expect(page.getByText(/^Created \w+ \d{1,2}, \d{4}$/)).toBeVisible();

    const finalists = folders(page).filter({ hasText: 'Finalists' });
    await finalists.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Finalists' })).toBeVisible();
    await expect(page).toHaveTitle(/^Finalists/);
    await expect(cards(page)).toHaveCount(await countOf(finalists));
    await page.getByLabel('Order').selectOption('Name');
    await expect(page).toHaveURL(/folder=\w+&sort=name$/);
    const names = await namesOf(page);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Finalists' })).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(names);
    await cards(page).first().getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Finalists' })).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => namesOf(page)).toEqual(names);
  });

  await test.step('Choose Action: the profile, phone and e-mail to copy, and folders, by keyboard alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await walkTo(page, '/shortlistedCandidates');
    await expect(cards(page).first()).toBeVisible();
    const opener = actionsOf(cards(page).first());
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose Action' });
    await expect(dialog.getByRole('link', { name: 'View Glofolio' })).toBeFocused();
    await expect(dialog.getByText(/Shortlist for Later|Remove from shortlist/)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-expanded', 'true');
    await dialog.getByRole('button', { name: 'Copy phone number' }).click();
    await expect(page.getByText('Phone Number Copied!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy e-mail address' }).click();
    await expect(page.getByText('Email Address Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+$/);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Add to Folder' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Choose Folder' }).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'View Glofolio' }).press('Enter');
    await expect(page.getByText('GloPoints')).toHaveCount(1);
  });

  await test.step('Choose Folder: saved, already there, refused and created, in the words of the specification', async () => {
    await walkTo(page, '/shortlistedCandidates');
    await expect(cards(page).first()).toBeVisible();
    await openChooseFolder(page);
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await expect(dialog.getByRole('radio', { name: /^Summer 2027 Already in \d+ candidates?$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add to Folder' }).press('Enter');
    await expect(dialog.getByText('Choose a folder.')).toBeVisible();
    await dialog.getByRole('radio', { name: /Summer 2027/ }).check();
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(page.getByText('Candidate already shortlisted! for Summer 2027')).toBeVisible();

    await openChooseFolder(page);
    await dialog.getByLabel('Create Folder').fill('summer 2027');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('You already have a folder with this name.')).toBeVisible();
    await expect(dialog.getByLabel('Create Folder')).toBeFocused();
    await dialog.getByLabel('Create Folder').fill('Second round');
    const created = requestsTo(page, '/globalShortlist/createfolder');
    const saved = requestsTo(page, '/globalShortlist/savecandidate');
    await dialog.getByRole('button', { name: 'Create New' }).click();
    await expect(page.getByText('Folder Created and Candidate Shortlisted')).toBeVisible();
    await expect(folders(page).filter({ hasText: 'Second round' })).toContainText('1 candidate');
    expect([created.length, saved.length]).toEqual([1, 0]);

    await actionsOf(cards(page).nth(1)).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to Folder' }).click();
    await expect(dialog.getByRole('radio', { name: /Second round/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(page.getByText('Candidate successfully shortlisted! for Second round')).toBeVisible();
  });

  await test.step('outside a job, Shortlist opens Choose Folder, and cards say who is in a folder', async () => {
    await walkTo(page, '/searchCandidate');
    await page.getByRole('combobox', { name: 'Skills' }).fill('Python');
    await page.getByRole('option', { name: 'Python', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search Result' })).toBeVisible();
    const shortlist = page.getByRole('button', { name: /^Shortlist / }).first();
    const name = (await shortlist.getAttribute('aria-label'))?.replace('Shortlist ', '') ?? '';
    await shortlist.click();
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await dialog.getByRole('radio', { name: /Finalists/ }).check();
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(page.getByText('Candidate successfully shortlisted! for Finalists')).toBeVisible();
    const shortlisted = page.getByRole('button', { name: `Shortlisted ${name}` });
    await expect(shortlisted).toHaveAttribute('title', 'Shortlisted in folders: Finalists');
  });

  await test.step('folders that do not come say so and can be asked for again; what was typed stays', async () => {
    await page.clock.install();
    await page.route('**/globalShortlist/allfolders/*', (route) => route.abort());
    await page.goto('/shortlistedCandidates');
    await expect(page.getByText('Failed to fetch folders. Please try again later.')).toBeVisible();
    await expect(page.getByText('Folders could not be loaded')).toBeVisible();
    await page.unroute('**/globalShortlist/allfolders/*');
    // The toast of the first failure goes before the second one comes.
    await page.clock.runFor(6000);
    await expect(page.getByText('Failed to fetch folders. Please try again later.')).toBeHidden();
    await page.route('**/globalShortlist/folder/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Failed to fetch folders. Please try again later.')).toBeVisible();
    await expect(page.getByText('Candidates could not be loaded')).toBeVisible();
    await page.unroute('**/globalShortlist/folder/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();

    await page.route('**/globalShortlist/createfolder', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Folder' });
    await expect(dialog.getByPlaceholder('Enter folder name')).toBeFocused();
    await page.keyboard.type('Third round');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await page.unroute('**/globalShortlist/createfolder');
    await dialog.getByRole('button', { name: 'Create New' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Third round' })).toBeVisible();
    await expect(page.getByText('No Shortlisted Candidates')).toBeVisible();
    await expectAccessible(page);
  });
});

const folders = (page: Page): Locator => page.getByRole('navigation', { name: 'Folders' }).getByRole('link');
const cards = (page: Page): Locator => page.getByRole('article');

async function openFolders(page: Page): Promise<void> {
  await signInAsDemo(page, '/shortlistedCandidates');
  await expect(cards(page).first()).toBeVisible();
}

async function openChooseFolder(page: Page): Promise<void> {
  await actionsOf(cards(page).first()).click();
  await page.getByRole('dialog', { name: 'Choose Action' }).getByRole('button', { name: 'Add to Folder' }).click();
}

async function tickTwo(page: Page): Promise<void> {
  for (const card of [0, 1]) await cards(page).nth(card).getByRole('checkbox').check();
}

async function namesOf(page: Page): Promise<readonly string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
}

async function countOf(folder: Locator): Promise<number> {
  return Number(/(\d+)\s+candidates?$/.exec(await folder.innerText())?.[1]);
}
