import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { expectPlace, nameOf, openApplicants, openProfile } from './support/candidates.ts';
import { walkTo } from './support/walking.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';
import { escapeFrom } from './support/keyboard.ts';

/** A candidate's profile, and leafing from one to the next. Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

test('one profile after another', async ({ page }) => {
  await test.step('each student hears once, and is marked as viewed once, however often one leafs past or reloads', async () => {
    await openApplicants(page);
    await openProfile(page, 0);
    await page.keyboard.press('j');
    await expectPlace(page, 2);
    await page.keyboard.press('k');
    await expectPlace(page, 1);
    await page.reload();
    await expect(page.getByText('GloPoints')).toHaveCount(1);
    await expect.poll(() => sent(page, '/saveViewedCandidate/')).toBe(2);
    expect(await sent(page, '/sendNotificationByExternalIds')).toBe(2);
  });

  await test.step('candidates are leafed through by keys and buttons, and the list is come back to as it was left', async () => {
    await openApplicants(page, '&sort=name', walkTo);
    const names = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    const list = page.getByRole('region', { name: 'Applicants' });
    await openProfile(page, 2);
    await expectCandidate(page, names, 3);
    await page.keyboard.press('j');
    await expectCandidate(page, names, 4);
    await page.keyboard.press('ArrowRight');
    await expectCandidate(page, names, 5);
    // as with Caps Lock
    await page.keyboard.press('K');
    await expectCandidate(page, names, 4);
    await page.getByRole('button', { name: 'Previous candidate' }).click();
    await expectCandidate(page, names, 3);
    await page.reload();
    await expectCandidate(page, names, 3, { afterReload: true });
    // The code that listens to keys comes after the page.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectCandidate(page, names, 1);
    await expect(page.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expectCandidate(page, names, 1);

    await page.getByRole('link', { name: 'Graduate Data Analyst' }).click();
    await expect(page).toHaveURL(/sort=name$/);
    await expect(list).toBeVisible();
    await page.goBack();
    await expectCandidate(page, names, 1);
    await page.goBack();
    await expect(list).toBeVisible();
  });

  await test.step('somebody who takes long never shows under the next name; the skeleton stands there at once', async () => {
    await openApplicants(page, '', walkTo);
    await openProfile(page, 0);
    const first = await nameOf(page);
    await plan(page, { path: '/api/v1/mobile/getProfileData', delayMs: 1500, times: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidate profile' })).toBeAttached();
    await page.keyboard.press('j');
    await expectPlace(page, 2);
    await expect.poll(() => nameOf(page)).not.toBe('Candidate profile');
    const second = await nameOf(page);
    expect(second).not.toBe(first);
    await expect(page).toHaveTitle(`${second} · Glo Recruiter`);
    await expect(page.getByText(first, { exact: true })).toHaveCount(0);
  });

  await test.step('a piece of work and the person show their pictures', async () => {
    // Who has the most points has works.
    await openApplicants(page, '&sort=score', walkTo);
    await openProfile(page, 0);
    const id = /glofolio\/([^?]+)/.exec(page.url())?.[1] ?? '';
    const answer = await page.request.get('/api/v1/mobile/getPostsByUserId', { params: { post_owner_user_id: id } });
    const known = await answer.text();
    const [work, person] = [page.locator('main a[target=_blank] img').first(), page.locator('main header img').first()];
    await expect(work).toHaveAttribute('src', /^\/pictures\//);
    expect(known, 'the picture of one of the pieces').toContain(`"${await work.getAttribute('src')}"`);
    for (const picture of [work, person]) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test('one profile, worked with', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplicants(page);
  await openProfile(page, 0);

  await test.step('phone and e-mail are copied by a press, in the words of the specification', async () => {
    await page.getByRole('button', { name: 'Copy phone number' }).click();
    await expect(page.getByText('Phone Number Copied!')).toBeVisible();
    await page.getByText(/@mail\.example/).click();
    await expect(page.getByText('Email Id Number Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@mail\.example$/);
  });

  await test.step('a star and a private note stay on this device, and go into one file', async () => {
    const name = await nameOf(page);
    await page.getByRole('button', { name: 'Star' }).click();
    await page.getByLabel('Private note').fill('Call in June');
    await expect(page.getByText('Only on this device.', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Private note')).toHaveValue('Call in June');
    await expect(page.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Private notes, .+\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(`${name},Call in June,yes,,`);
  });

  await test.step('keys mean nothing else while typing, with modifiers, or in a dialog', async () => {
    const name = await nameOf(page);
    await page.getByLabel('Private note').fill('');
    await page.getByLabel('Private note').pressSequentially('jk');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Private note')).toHaveValue('jk');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const keys of ['Control+j', 'Shift+ArrowRight', 'Meta+j', 'Alt+j']) await page.keyboard.press(keys);
    await page.getByRole('button', { name: 'Add to Folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog).toBeVisible();
    await escapeFrom(dialog);
    expect(await nameOf(page)).toBe(name);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await expectPlace(page, 2);
  });

  await test.step('each call that fails leaves the rest, and is asked again by itself', async () => {
    for (const [path, words] of [
      ['getAllGloScoreById', 'GloPoints could not be loaded'],
      ['getPostsByUserId', 'Proof of Work could not be loaded'],
      ['getProfileData', 'This profile could not be loaded'],
    ] as const) {
      await plan(page, { path: `/api/v1/mobile/${path}`, status: 500 });
      await page.reload();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Proof of Work' })).toBeVisible();
      // Of works that do not come routes.spec.ts sees it.
      if (path !== 'getPostsByUserId') await expectAccessible(page);
      await clearFaults(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(words)).toHaveCount(0);
    }
    await expect(page.getByText('GloPoints')).toHaveCount(1);
  });

  await test.step('three dots lead to a report about this person', async () => {
    const name = await nameOf(page);
    await page.getByRole('button', { name: 'More about this candidate' }).click();
    await expect(page.getByRole('menuitem', { name: 'Report User' })).toBeVisible();
    await page.keyboard.press('j');
    await page.getByRole('menuitem', { name: 'Report User' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Report user' })).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

/** The person at this place of the list, with title, focus and '3 of 9'. */
async function expectCandidate(
  page: Page,
  names: readonly string[],
  place: number,
  { afterReload = false } = {},
): Promise<void> {
  const name = names[place - 1] ?? '';
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  if (!afterReload) await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Glo Recruiter`);
  await expect(page.getByText(`${place} of ${names.length}`, { exact: true })).toBeVisible();
}

/** How many calls to this path the stand-in has got. */
async function sent(page: Page, path: string): Promise<number> {
  const { requests } = await (await page.request.get('/__mock/requests')).json();
  return requests.filter((request: { path: string }) => request.path.includes(path)).length;
}
