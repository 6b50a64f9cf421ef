import { expect, test } from './support/fixtures.ts';
import { planFault } from './support/worlds.ts';

/** Documented in docs/mock-control.md. */
test('the page does not notice a single dropped request, because the browser repeats it', { tag: '@rest' }, async ({
  page,
}) => {
  const path = '/api/recruiter/getCompanies';
  await page.goto('/__mock/');
  await planFault(page, { path, drop: true, times: 1 });
  expect(await page.evaluate(async (address) => (await fetch(address)).status, path)).toBe(401);
  const { requests } = await (await page.request.get('/__mock/requests')).json();
  const statuses = (requests as { path: string; status: number | null }[])
    .filter((request) => request.path === path)
    .map(({ status }) => status);
  expect(statuses).toEqual([null, 401]);
});
