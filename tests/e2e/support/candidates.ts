import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { jobPath } from './jobs.ts';
import { loadPage, type Navigate } from './navigation.ts';

/** Opens the applicants of the demo recruiter's job. `query` is appended to the URL, such as '&sort=name'. */
export async function openApplicants(page: Page, query = '', navigate: Navigate = loadPage): Promise<void> {
  await navigate(page, `${await jobPath(page)}${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForShortlist(page);
}

/** Waits for the shortlist of the job. Before that, no card is marked as shortlisted and the tab has no count. */
export async function waitForShortlist(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: /^SHORTLISTED ?\d/ })).toBeVisible();
}

export function actionsButton(card: Locator): Locator {
  return card.getByRole('button', { name: /^More actions for / });
}

export async function openProfile(page: Page, index: number): Promise<void> {
  await page
    .getByRole('link', { name: /^View Profile/ })
    .nth(index)
    .click();
  await expect(page).toHaveURL(/\/glofolio\//);
  await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
  await currentProfileName(page);
}

/**
 * Expects the position of the open profile in its list, such as '2 of 27', counted from 1. A meter further down may
 * have the same text.
 */
export async function expectProfilePosition(page: Page, position: number): Promise<void> {
  await expect(page.getByRole('main').locator('header').first()).toContainText(new RegExp(`\\b${position} of \\d`));
}

export async function currentProfileName(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Candidate profile');
  return (await heading.textContent()) ?? '';
}
