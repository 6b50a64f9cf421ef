import { type BrowserContext, type Page, expect } from '@playwright/test';

/** Gives this browser its own world: data, faults, clock and limits that no other test sees. */
export async function enterWorld(context: BrowserContext, baseURL: string | undefined, name: string): Promise<void> {
  await context.addCookies([{ name: 'x-mock-world', value: name, url: baseURL ?? '' }]);
}

/** Adds a fault to the world of the page (docs/mock-control.md). */
export async function planFault(page: Page, fault: object): Promise<void> {
  const answer = await page.request.post('/__mock/faults', { data: fault });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete('/__mock/faults');
}

/** Returns the sent messages of a kind, oldest first. */
export async function sentMessages(page: Page, kind: 'email' | 'notification'): Promise<readonly Message[]> {
  const { messages } = (await (await page.request.get('/__mock/outbox')).json()) as { messages: readonly Message[] };
  return messages.filter((message) => message.kind === kind);
}

interface Message {
  readonly kind: string;
  readonly to: string;
}
