import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { jobPath } from './jobs.ts';
import { load, type Way } from './walking.ts';

/** The applicants of the demo recruiter's job. `more`: of the address, '&sort=name'. */
export async function openApplicants(page: Page, more = '', by: Way = load): Promise<void> {
  await by(page, `${await jobPath(page)}${more}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await shortlistIsKnown(page);
}

/** Waits for the shortlist of the job. Until then no card is marked as shortlisted and the tab has no count. */
export async function shortlistIsKnown(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: /^SHORTLISTED ?\d/ })).toBeVisible();
}

/** The button that opens Choose Action on a card. */
export function actionsOf(card: Locator): Locator {
  return card.getByRole('button', { name: /^More actions for / });
}

/** From an open list, by the place in it, 0 first. */
export async function openProfile(page: Page, place: number): Promise<void> {
  await page
    .getByRole('link', { name: /^View Profile/ })
    .nth(place)
    .click();
  await expect(page).toHaveURL(/\/glofolio\//);
  await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
  await nameOf(page);
}

/** At which place of its list the open profile stands, 1 first: '2 of 27' in its head; a meter further down may say the same. */
export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect(page.getByRole('main').locator('header').first()).toContainText(new RegExp(`\\b${place} of \\d`));
}

/** Whose profile is open, once it has come. */
export async function nameOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Candidate profile');
  return (await heading.textContent()) ?? '';
}
