import { chromium } from '@playwright/test';
import { freePort } from '../../apps/mock-api/src/testing/free-port.ts';
import { launchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { logIn } from './support/sign-in.ts';
import { MockApiProcess } from './support/mock-api-process.ts';

test('the application uses the services of another origin that allows it, and signs out there', {
  tag: '@rest',
}, async () => {
  const port = await freePort();
  const page = `http://jobs.acme.example:${port}`;
  const services = new MockApiProcess({ ALLOWED_ORIGINS: page });
  await services.start();
  const api = services.url.replace('127.0.0.1', 'api.acme.example');
  const application = new MockApiProcess({
    PORT: String(port),
    RECRUITER_API_BASE: `${api}/api/recruiter`,
    CANDIDATE_API_BASE: `${api}/api/v1/mobile`,
    SESSION_END_URL: `${api}/session/end`,
    API_CREDENTIALS: 'include',
    MOCK_CONTROL: 'off',
  });
  await application.start();
  const { args, ...rest } = await launchOptions();
  const browser = await chromium.launch({
    ...rest,
    args: [...args, '--host-resolver-rules=MAP *.acme.example 127.0.0.1'],
  });
  try {
    const tab = await browser.newPage({ baseURL: page });
    const refused: string[] = [];
    tab.on('console', (message) => {
      if (/CORS|Access-Control|Content Security Policy|Cross-Origin-Resource/.test(message.text()))
        refused.push(message.text());
    });
    const requestedHosts = new Set<string>();
    tab.on('request', (request) => requestedHosts.add(new URL(request.url()).host));
    await tab.goto('/login');
    await logIn(tab);
    await expect(tab.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await tab.getByRole('link', { name: 'Recruit', exact: true }).click();
    await tab
      .getByRole('link', { name: /^Graduate Data Analyst/ })
      .first()
      .click();
    await tab
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .press('Enter');
    await expect(tab.getByRole('button', { name: /^Shortlisted / }).first()).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('article').first()).toBeVisible();
    await tab.getByRole('button', { name: /Account menu/ }).press('Enter');
    const ended = tab.waitForResponse((response) => response.url() === `${api}/session/end`);
    await tab.getByRole('menuitem', { name: 'Sign Out', exact: true }).press('Enter');
    expect((await ended).status()).toBe(204);
    await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(refused).toEqual([]);
    expect([...requestedHosts].toSorted()).toEqual([new URL(api).host, new URL(page).host]);
  } finally {
    await browser.close();
    await Promise.all([services.discard(), application.discard()]);
  }
});
