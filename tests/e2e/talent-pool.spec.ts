import { expect, test } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { planFault } from './support/worlds.ts';

test('an alert after a failed load leaves the focus on the heading', async ({ page }) => {
  await signInThroughApi(page);
  await planFault(page, { path: '/api/recruiter/company/talent/pool', status: 500, times: 1 });
  await page.goto('/talentPool');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeFocused();
});
