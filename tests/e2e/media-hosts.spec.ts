import type { Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expect, test as base } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { MockApiProcess } from './support/mock-api-process.ts';

const host = 'https://cdn.acme.example';

const test = base.extend<object, { mediaMockApi: MockApiProcess }>({
  mediaMockApi: [
    async ({}, use) => {
      const mockApi = new MockApiProcess({ MEDIA_HOSTS: host });
      await mockApi.start();
      await use(mockApi);
      await mockApi.discard();
    },
    { scope: 'worker' },
  ],
});
test.use({ baseURL: async ({ mediaMockApi }, use) => use(mediaMockApi.url) });

test('a portrait on another host is shown if MEDIA_HOSTS lists the host', { tag: '@rest' }, async ({ page }) => {
  await serveMediaFromHost(page);
  await signInThroughApi(page);
  await openApplicants(page);
  const portrait = page.getByRole('article').locator(`img[src^="${host}"]`).first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

async function serveMediaFromHost(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"\/pictures\//g, `"${host}/pictures/`);
    await route.fulfill({ response: answer, body });
  });
  await page.route(`${host}/**`, async (route) => {
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
}
