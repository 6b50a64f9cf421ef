import { openApplicants } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { escapeFrom, expectKeyboardWalk } from './support/keyboard.ts';
import {
  addToFolder,
  checkbox,
  checkboxOf,
  button,
  copyEmails,
  press,
  pressInToast,
  selectNew,
  selection,
  toast,
  notifiedStudents,
} from './support/selection.ts';
import { passDoublePress, undoTimeMs } from './support/waiting.ts';
import { clearFaults, planFault } from './support/worlds.ts';

test.use({ signedIn: true });

test('bulk actions in one list', async ({ page, context }) => {
  await page.clock.install();
  // The first candidates by score are not shortlisted yet.
  await openApplicants(page, '&sort=score');

  await test.step('all actions are in one row, with text', async () => {
    await selectNew(page, 2);
    const acts = ['Email', 'Maybe', 'Not a fit'].map((name) => button(page, name));
    acts.push(page.getByRole('link', { name: 'Compare', exact: true }));
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const act of acts) {
        await expect.poll(async () => (await act.boundingBox())?.width).toBeGreaterThan(50);
      }
      expect((await selection(page).boundingBox())?.height).toBeLessThan(64);
    }
    await page.setViewportSize({ width: 1280, height: 832 });
    await press(page, 'Clear');
  });

  await test.step('Escape clears the selection if nothing else is open', async () => {
    await checkbox(page, 0).press('Space');
    await addToFolder(page);
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await escapeFrom(dialog);
    await expect(selection(page)).toContainText('1 selected');

    await page.getByLabel('Find in this list').fill('a');
    await page.keyboard.press('Escape');
    await expect(selection(page)).toContainText('1 selected');

    await checkbox(page, 0).focus();
    await page.keyboard.press('Escape');
    await expect(selection(page)).toHaveCount(0);
    await expect(checkbox(page, 0)).toBeFocused();
    await page.getByLabel('Find in this list').fill('');
  });

  await test.step('each action keeps the selection and returns the focus to the last selected card', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const last = (await selectNew(page, 2)).at(-1);
    await copyEmails(page);
    await expect(toast(page, '2 addresses copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+\n\S+@\S+$/);
    await expect(selection(page)).toContainText('2 selected');
    await expect(checkboxOf(page, last)).toBeFocused();

    await planFault(page, { path: save, status: 500, times: 1 });
    await press(page, 'Shortlist 2');
    await expect(toast(page, '1 not: ')).toBeVisible();
    await expectAccessible(page);
    await pressInToast(page, '1 not: ', 'Details');
    const details = page.getByRole('dialog', { name: 'Details' });
    await expectKeyboardWalk(page, details);
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(details).toHaveCount(0);
    // Keeps the toast open.
    await toast(page, '2 shortlisted').hover();
    await expect(checkboxOf(page, last)).toBeFocused();
    await pressInToast(page, '2 shortlisted', 'Details');
    await escapeFrom(details);
    await expect(checkboxOf(page, last)).toBeFocused();
    await pressInToast(page, '2 shortlisted', 'Undo');
    await expect(toast(page, '2 shortlistings undone')).toBeVisible();
    await expect(checkboxOf(page, last)).toBeFocused();
    await expect(selection(page)).toContainText('2 selected');

    await press(page, 'Clear');
    await expect(selection(page)).toHaveCount(0);
    await expect(checkboxOf(page, last)).toBeFocused();
  });

  await test.step('a removal moves the focus to the next card or the heading, and Undo restores the candidates', async () => {
    await page.getByRole('tab', { name: /SHORTLISTED/ }).press('Enter');
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    const names = () => page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    const before = await names();
    await checkbox(page, 0).press('Space');
    await passDoublePress(page);
    await press(page, 'Remove 1');
    await expect(page.getByRole('article')).toHaveCount(before.length - 1);
    await toast(page, 'Candidate Removed!').hover();
    await expect(toast(page, 'Candidate Removed!')).toContainText(before[0] ?? '');
    await expect(checkbox(page, 0)).toBeFocused();
    await pressInToast(page, 'Candidate Removed!', 'Undo');
    await expect.poll(names).toEqual(before);
    await passDoublePress(page);
    await press(page, 'Select');
    await page.getByRole('menuitem', { name: 'Select all' }).press('Enter');
    await press(page, `Remove ${before.length}`);
    await expect(page.getByText('No Shortlisted Candidates')).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
    await pressInToast(page, `${before.length} candidates removed`, 'Undo');
    await expect.poll(names).toEqual(before);
    await expect(selection(page)).toContainText(`${before.length} selected`);
    await passDoublePress(page);
    await checkbox(page, 0).press('Space');
    await press(page, `Remove ${before.length - 1}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    // The bulk action moves the focus when it ends.
    await expect(toast(page, 'Candidate Removed!')).toBeVisible();
    await passDoublePress(page);
    await page.getByRole('button', { name: `Remove ${before[0]}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'See applicants' })).toBeFocused();
    await page.getByRole('tab', { name: /^APPLICANTS/ }).press('Enter');
  });

  await test.step('several candidates are added to a new folder, and the focus returns to the list', async () => {
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    const names = await selectNew(page, 3);
    await checkboxOf(page, names[2]).press('Space');
    await addToFolder(page);
    await dialog.getByPlaceholder('Enter folder name').fill('Second round');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Folder Created and Candidate Shortlisted')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(selection(page)).toContainText('2 selected');
    await expect(checkboxOf(page, names[2])).toBeFocused();

    await press(page, 'Clear');
  });

  await test.step('Cancel has the focus while an action runs, and Undo stays on the next screen', async () => {
    await planFault(page, { path: save, hang: true });
    const [name] = await selectNew(page, 1);
    await passDoublePress(page);
    await press(page, 'Shortlist 1');
    await expect(button(page, 'Cancel')).toBeFocused();
    await expectAccessible(page);
    await clearFaults(page);
    const result = toast(page, '1 shortlisted');
    await expect(result).toBeVisible();
    await expect(checkboxOf(page, name)).toBeFocused();
    // The toast must not close before the next screen is shown.
    await page.mouse.move(0, 0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('link', { name: 'Talent Pool' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeVisible();
    await expect(result.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(result.getByRole('button', { name: 'Details' })).toHaveCount(0);
    expect(await notifiedStudents(page)).toEqual([]);
    await page.clock.fastForward(undoTimeMs);
    await expect.poll(async () => (await notifiedStudents(page)).length).toBe(1);
  });
});

const save = '/api/recruiter/opportunity/save/shortlist/candidate';
