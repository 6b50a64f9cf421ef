import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { actionsButton } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { navigateTo } from './support/navigation.ts';

test('folders, their candidates and their actions', async ({ page, context }) => {
  await openFolders(page);
  const [removed = ''] = await namesOf(page);

  await test.step('a removal from a folder can be undone in place', async () => {
    const names = await namesOf(page);
    await page.getByRole('button', { name: `Remove ${removed}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Candidate Removed!')).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(names.slice(1));
    expect(await countOf(folders(page).first())).toBe(names.length - 1);
    await expect(page.getByRole('button', { name: `Remove ${names[1]}` })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(names);
  });

  await test.step('Choose Action opens the profile, copies phone and email, and adds to folders, by keyboard alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await navigateTo(page, '/shortlistedCandidates');
    // Undoing the removal put this candidate at the end of the reloaded list.
    await expect(cards(page).last()).toHaveAttribute('aria-label', removed);
    const [name = ''] = await namesOf(page);
    const opener = actionsButton(page.getByRole('article', { name }));
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
    await dialog.getByRole('button', { name: 'Copy email address' }).click();
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
    await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
  });
});

const folders = (page: Page): Locator => page.getByRole('navigation', { name: 'Folders' }).getByRole('link');
const cards = (page: Page): Locator => page.getByRole('article');

async function openFolders(page: Page): Promise<void> {
  await signInAsDemo(page, '/shortlistedCandidates');
  await expect(cards(page).first()).toBeVisible();
}

async function namesOf(page: Page): Promise<readonly string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
}

async function countOf(folder: Locator): Promise<number> {
  return Number(/(\d+)\s+candidates?$/.exec(await folder.innerText())?.[1]);
}
