import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * A host name of a malicious site that resolves to this machine, so that the site shares the origin of the mock API.
 */
const evilHost = 'rebind.evil.example';

const fetchInPage = (page: Page, path: string, method = 'GET') =>
  page.evaluate(
    async ([address, how]) => {
      const response = await fetch(address, { method: how });
      return { status: response.status, text: (await response.text()).slice(0, 200) };
    },
    [path, method] as const,
  );

test('a name that resolves here by DNS rebinding cannot read or change anything through the control surface', {
  tag: '@rest',
}, async ({ mockApi }) => {
  const { args, ...rest } = await launchOptions();
  const browser = await chromium.launch({
    ...rest,
    args: [...args, `--host-resolver-rules=MAP ${evilHost} 127.0.0.1`],
  });
  try {
    const page = await browser.newPage();
    const { port } = new URL(mockApi.url);
    for (const [path, method] of [
      ['/__mock/', 'GET'],
      ['/__mock/snapshot', 'GET'],
      ['/__mock/outbox', 'GET'],
      ['/__mock/reset', 'POST'],
      ['/__mock/faults', 'POST'],
    ] as const) {
      await page.goto(`http://${evilHost}:${port}/login`);
      const refused = await fetchInPage(page, path, method);
      expect(refused).toMatchObject({ status: 403, text: expect.stringContaining(`under the name \\"${evilHost}\\"`) });
    }
    await page.goto(`${mockApi.url}/login`);
    expect((await fetchInPage(page, '/__mock/outbox')).status).toBe(200);
  } finally {
    await browser.close();
  }
});
