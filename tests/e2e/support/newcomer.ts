import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { choose } from './jobs.ts';
import { aNewcomer } from './people.ts';
import { aPicture } from './pictures.ts';

export const company = 'Harbour Robotics';

export async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens the company step as a newcomer with the first step done. */
export async function arriveAtCompany(page: Page): Promise<void> {
  await aNewcomer(page, aFinishedOnboardingDraft({ name: 'Nadia Rahman', company: null, hireIn: [] }));
  await page.goto('/companydetails');
  await expectScreen(page, 'Your company');
}

export async function introduceYourself(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Nadia Rahman');
  await page.getByLabel('Designation').fill('Founder');
  await page.getByLabel('Phone number').fill('9820114467');
  await choose(page, 'Location', 'Pune', /Pune, Maharashtra/);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Your company' }).waitFor();
}

export async function fillInCompany(page: Page): Promise<void> {
  await expectScreen(page, 'Create Company Page');
  await page.locator('input[type=file]').setInputFiles(aPicture());
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Company URL').fill('harbour.example');
  await page.getByLabel('Description').fill('Robots that unload ships.');
  await page.getByLabel('Company size').selectOption('1-25');
  await choose(page, 'Company type', 'R&', 'R&D');
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
}
