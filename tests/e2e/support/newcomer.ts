import { Buffer } from 'node:buffer';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aNewcomer } from './people.ts';

/** The way of a new recruiter up to the verifications. */

export const company = 'Harbour Robotics';

export async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Signed up and introduced as introduceYourself would: asked for the company. */
export async function arriveAtCompany(page: Page): Promise<void> {
  await aNewcomer(page, aFinishedOnboardingDraft({ name: 'Nadia Rahman', company: null, hireIn: [] }));
  await page.goto('/companydetails');
  await expectScreen(page, 'Your company');
}

export async function introduceYourself(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Nadia Rahman');
  await page.getByLabel('Designation').fill('Founder');
  await page.getByLabel('Phone number').fill('9820114467');
  await page.getByRole('combobox', { name: 'Location' }).fill('Pune');
  await page
    .getByRole('option', { name: /Pune, Maharashtra/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Your company' }).waitFor();
}

export async function fillInCompany(page: Page): Promise<void> {
  await expectScreen(page, 'Create Company Page');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: onePixel });
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Company URL').fill('harbour.example');
  await page.getByLabel('Description').fill('Robots that unload ships.');
  await page.getByLabel('Company size').selectOption('1-25');
  await page.getByRole('combobox', { name: 'Company type' }).fill('R&');
  await page.getByRole('option', { name: 'R&D', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
