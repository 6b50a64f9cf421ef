import { type BrowserContext, type Page, expect } from '@playwright/test';

/** Gives this browser a world of its own: data, faults, clock and limits that no other test sees. */
export async function enterWorld(context: BrowserContext, baseURL: string | undefined, name: string): Promise<void> {
  await context.addCookies([{ name: 'x-mock-world', value: name, url: baseURL ?? '' }]);
}

/** A planned failure in the page's world, as docs/mock-control.md lists them. */
export async function plan(page: Page, fault: object): Promise<void> {
  const answer = await page.request.post('/__mock/faults', { data: fault });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete('/__mock/faults');
}
