import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Identity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly profilePicture: string;
  readonly coverPicture: string;
}

export async function fetchAllCandidates(page: Page): Promise<readonly Identity[]> {
  const { rows } = await (await page.request.get('/__mock/snapshot')).json();
  expect(rows.candidates.length).toBeGreaterThan(100);
  return rows.candidates;
}

/** Returns the names, email addresses, phone numbers and pictures of `people` that occur in a text. */
export function findIdentities(text: string, people: readonly Identity[]): readonly string[] {
  return people.flatMap(({ name, email, mobileNumber, profilePicture, coverPicture }) =>
    [name, email, mobileNumber, profilePicture, coverPicture].filter((part) => part !== '' && text.includes(part)),
  );
}

/** Returns the title, the markup with attributes, and the values of all fields. */
export async function pageContent(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const texts = [document.title, document.documentElement.outerHTML, ...fields.map(({ value }) => value)];
    // The markup escapes these characters.
    return texts.join('\n').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ');
  });
}
