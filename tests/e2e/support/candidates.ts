import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { jobPath } from './jobs.ts';
import { load, type Way } from './walking.ts';

/** Opens the applicants of the demo recruiter's job. `query` is appended to the URL, such as '&sort=name'. */
export async function openApplicants(page: Page, more = '', by: Way = load): Promise<void> {
  await by(page, `${await jobPath(page)}${more}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await shortlistIsKnown(page);
}

/** Waits for the shortlist of the job. Before that, no card is marked as shortlisted and the tab has no count. */
export async function shortlistIsKnown(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: /^SHORTLISTED ?\d/ })).toBeVisible();
}

export function actionsOf(card: Locator): Locator {
  return card.getByRole('button', { name: /^More actions for / });
}

/** Opens the profile at this index of the open list. */
export async function openProfile(page: Page, place: number): Promise<void> {
  await page
    .getByRole('link', { name: /^View Profile/ })
    .nth(place)
    .click();
  await expect(page).toHaveURL(/\/glofolio\//);
  await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
  await nameOf(page);
}

/**
 * Expects the position of the open profile in its list, such as '2 of 27', counted from 1. A meter further down may
 * have the same text.
 */
export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect(page.getByRole('main').locator('header').first()).toContainText(new RegExp(`\\b${place} of \\d`));
}

/** Returns the name on the open profile once it has loaded. */
export async function nameOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Candidate profile');
  return (await heading.textContent()) ?? '';
}
