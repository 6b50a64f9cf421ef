import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ signedIn: true });

test('a view of a job is saved and applied to another job', async ({ page }) => {
  await openApplicants(page);
  const view = page.getByRole('button', { name: 'Views', exact: true });
  const saved = page.getByRole('menuitemradio', { name: 'By name' });

  await test.step('save it with a name', async () => {
    await page.getByRole('combobox', { name: 'Order' }).click();
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await view.click();
    const save = page.getByRole('menuitem', { name: 'Save this view…' });
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    // Only the second time does the dialog open before the menu has closed.
    await save.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await view.press('Enter');
    await save.press('Enter');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Enter a name')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name', { exact: true }).fill('By name');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(view).toBeFocused();
    await view.click();
    await expect(saved).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('apply to another job', async () => {
    await page.getByRole('link', { name: /Junior Backend Engineer/ }).click();
    await expect(page.getByRole('heading', { name: 'Junior Backend Engineer', level: 2 })).toBeVisible();
    await expect(page).not.toHaveURL(/sort=name/);
    await view.click();
    await saved.click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(view).toBeFocused();
  });
});
