import type { Locator, Page } from '@playwright/test';
import { sentMessages } from './worlds.ts';

export const checkbox = (page: Page, place: number): Locator =>
  page.getByRole('article').getByRole('checkbox').nth(place);
export const checkboxOf = (page: Page, name: string | undefined): Locator =>
  page.getByRole('article', { name: name ?? '' }).getByRole('checkbox');
export const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selected candidates' });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const press = (page: Page, name: string): Promise<void> => button(page, name).press('Enter');
export const copyEmails = (page: Page) => chooseInMenu(page, 'Copy emails');
export const addToFolder = (page: Page) => chooseInMenu(page, 'Add to Folder');

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await press(page, 'More actions for selected candidates');
  await page.getByRole('menuitem', { name }).press('Enter');
}
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ hasText: text });
export const pressInToast = (page: Page, text: string, name: string): Promise<void> =>
  toast(page, text).getByRole('button', { name, exact: true }).press('Enter');

/** Selects candidates that are not shortlisted, from this index on. Returns all selected names. */
export async function selectNew(page: Page, count: number, from = 0): Promise<readonly string[]> {
  const boxes = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Shortlist / }) })
    .getByRole('checkbox');
  for (let place = from; place < from + count; place += 1) await boxes.nth(place).press('Space');
  return page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.filter((card) => card.querySelector('input:checked') !== null).map((card) => card.ariaLabel ?? ''),
    );
}

/** Returns the recipients of notifications, oldest first. */
export async function notifiedStudents(page: Page): Promise<readonly string[]> {
  return (await sentMessages(page, 'notification')).map(({ to }) => to);
}
