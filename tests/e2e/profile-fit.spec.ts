import { expectAccessible } from './support/accessibility.ts';
import { openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';
import { escapeFrom } from './support/keyboard.ts';

/** What decides on a profile, and its keys. Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

test('folders follow a short bio, with no hole between', async ({ page }) => {
  await page.route('**/getProfileData*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"bio":"[^"]*"/, '"bio":"I like questions."');
    await route.fulfill({ response: answer, body });
  });
  await openApplicants(page);
  await openProfile(page, 0);
  const [bio, folders] = [page.getByText('I like questions.'), page.getByText('In Data people')];
  await expect(folders).toBeVisible();
  const top = async (of: typeof bio) => (await of.boundingBox())?.y ?? 0;
  expect((await top(folders)) - (await top(bio))).toBeLessThan(32);
});

test('the profile says how it fits the job, and each act has a key', async ({ page }) => {
  await openApplicants(page);
  await openProfile(page, 0);
  const fit = page.getByRole('region', { name: 'Fit to this job' });
  await expect(fit.getByRole('img')).toHaveAccessibleName(/^\d of \d skills\./);
  await expectAccessible(page);

  const shortlist = page.getByRole('main').getByRole('button', { name: /^Shortlist(ed)?$/ });
  const before = (await shortlist.textContent()) ?? '';
  await page.keyboard.press('s');
  await expect(shortlist).not.toHaveText(before);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Private note')).toBeFocused();
  await expect(page.getByLabel('Private note')).toHaveValue('');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('f');
  await escapeFrom(page.getByRole('dialog', { name: 'Choose Folder' }));
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/connect\//);
});
