import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** What a page makes of a fault at an address that it fetches. */
async function fetched(page: Page, fault: object, headers: Record<string, string> = {}): Promise<string> {
  return (await timed(page, fault, headers)).words;
}

/** With how long it took, in milliseconds. */
async function timed(page: Page, fault: object, headers: Record<string, string> = {}) {
  const path = '/api/recruiter/getCompanies';
  await page.request.delete('/__mock/faults');
  expect((await page.request.post('/__mock/faults', { data: { path, ...fault } })).ok()).toBe(true);
  return page.evaluate(
    async ([address, given]) => {
      const start = performance.now();
      try {
        const answer = await fetch(address, { headers: given });
        const retryAfter = answer.headers.get('retry-after') ?? '';
        const isJson = await answer.json().then(
          () => true,
          () => false,
        );
        const words = `${answer.status} ${isJson ? 'JSON' : 'no JSON'}${retryAfter && ` retry after ${retryAfter}`}`;
        return { words, ms: performance.now() - start };
      } catch (error) {
        return { words: String(error), ms: performance.now() - start };
      }
    },
    [`${path}?page=2`, headers] as const,
  );
}

test('a page meets each kind of fault', async ({ page, context, standIn }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: standIn.url }]);
  await page.goto('/__mock/');
  const noAnswer = 'TypeError: Failed to fetch';
  expect(await fetched(page, { kind: 'reset' })).toBe(noAnswer);
  expect(await fetched(page, { drop: true })).toBe(noAnswer);
  expect(await fetched(page, { kind: 'garbage' })).toBe('401 no JSON');
  expect(await fetched(page, { kind: 'truncate' })).toBe('401 no JSON');
  expect(await fetched(page, { kind: 'html' })).toBe('200 no JSON');
  for (const slow of [
    { kind: 'dribble', overMs: 400 },
    { delayMs: 400, jitterMs: 10 },
  ]) {
    const { words, ms } = await timed(page, slow);
    expect(words).toBe('401 JSON');
    expect(ms).toBeGreaterThan(300);
  }
  expect(await fetched(page, { status: 429, headers: { 'retry-after': '7' } })).toBe('429 JSON retry after 7');
  expect(await fetched(page, { status: 418, probability: 1 })).toBe('418 JSON');
  expect(await fetched(page, { status: 418, when: { query: { page: '2' } } })).toBe('418 JSON');
  expect(await fetched(page, { status: 418, when: { query: { page: '3' } } })).toBe('401 JSON');
  const headers = { 'x-client': 'old' };
  expect(await fetched(page, { status: 418, when: { headers } }, headers)).toBe('418 JSON');
  expect(await fetched(page, { status: 418, world: `${testId}-other` })).toBe('401 JSON');
});

test('a page sees nothing of one dropped request: the browser repeats it, on another connection', async ({
  page,
  context,
  standIn,
}, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: standIn.url }]);
  await page.goto('/__mock/');
  expect(await fetched(page, { drop: true, times: 1 })).toBe('401 JSON');
  const { requests } = await (await page.request.get('/__mock/requests')).json();
  const statuses = (requests as { path: string; status: number | null }[])
    .filter(({ path }) => path.endsWith('getCompanies?page=2'))
    .map(({ status }) => status);
  expect(statuses).toEqual([null, 401]);
});
