import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { StandInProcess } from './support/stand-in-process.ts';

test('a recruiter works with real services through the stand-in, which shows a breach, records and replays', async ({
  browser,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  const services = new StandInProcess();
  await services.start();
  const upstreams = {
    UPSTREAM_RECRUITER: `${services.url}/api/recruiter`,
    UPSTREAM_CANDIDATE: `${services.url}/api/v1/mobile`,
  };
  const relay = new StandInProcess({ ...upstreams, RECORD: folder, DEMO: 'off' });
  await relay.start();
  const replay = new StandInProcess({ REPLAY: folder, DEMO: 'off' });
  try {
    const page = await browser.newPage({ baseURL: relay.url });
    await signInThroughForm(page);
    await expect(page.getByRole('link', { name: 'Active' }).or(page.getByText('Active')).first()).toBeVisible();
    const path = '/api/recruiter/getCompanies';
    await page.request.post(`${services.url}/__mock/faults`, { data: { path, kind: 'wrong-shape' } });
    await page.request.get(path);

    await page.goto('/__mock/#services');
    await expect(page.getByText(`Requests go on to ${services.url}/api/recruiter`)).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: '/user/login' })).toContainText('as documented');
    await page.getByLabel('Only what is not as documented').check();
    await expect(rows.filter({ hasText: 'as documented' })).toHaveCount(0);
    // Beside it there may be what the dashboard asked for when it was left, which has no answer.
    const breach = rows.filter({ hasText: path });
    await breach.locator('summary').press('Enter');
    await expect(breach).toContainText('companies: array expected, got object');
    await expect(breach).toContainText('The application cannot read it.');
    await expect(page.getByRole('region', { name: 'Reply of the real service' })).toContainText('"wrong": "shape"');
    await expect(page.getByRole('region', { name: 'Reply of the stand-in' })).toContainText('Please sign in.');
    await expectAccessible(page);
    await page.close();
    await relay.stop();
    await services.stop();

    await replay.start();
    const again = await browser.newPage({ baseURL: replay.url });
    await signInThroughForm(again);
    await again.close();

    // With the recording alone, which the browser’s own tools read, and no server.
    const [file = ''] = await readdir(folder);
    const alone = await browser.newPage();
    await alone.routeFromHAR(join(folder, file), { notFound: 'abort' });
    await alone.goto(`${relay.url}${path}`);
    await expect(alone.getByText('wrong')).toBeVisible();
    await alone.close();
  } finally {
    for (const each of [services, relay, replay]) await each.discard();
    await rm(folder, { recursive: true });
  }
});
