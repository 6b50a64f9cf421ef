import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { accountIdOf } from './saved-root.ts';

/** Google's button, answered with this email in the chooser of the provider for development. */
export async function continueWithGoogle(page: Page, email: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Continue with Google/ }).click(),
  ]);
  // Its form is a bare one until its script has run.
  await chooser.waitForLoadState();
  await chooser.getByLabel('Another email address').fill(email);
  // The window closes within this click, so nothing could wait for the click to be over.
  await chooser.getByRole('button', { name: 'Continue' }).evaluate((button) => {
    setTimeout(() => (button as HTMLButtonElement).click());
  });
}

/** A recruiter who signs in with Google and has filled the form, signed in. */
export async function signInAsGoogleRecruiter(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await continueWithGoogle(page, email);
  await expect(page).toHaveURL(/\/details$/);
  const { companies } = (await (await page.request.get('/api/recruiter/getCompanies')).json()) as {
    companies: { _id: string; name: string }[];
  };
  const saved = await page.request.post('/api/recruiter/saveRecruiterOnboardingDetails', {
    data: {
      recruiter_id: await accountIdOf(page),
      name: 'Nadia Rahman',
      position: 'Founder',
      company: companies[0]?.name ?? '',
      phone_number: '0820114467',
      location: 'Pune, Maharashtra, India',
      hire_in_fields: ['Finance'],
      profile_picture: '',
      company_id: companies[0]?._id ?? '',
    },
  });
  expect(saved.ok()).toBe(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await continueWithGoogle(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
}
