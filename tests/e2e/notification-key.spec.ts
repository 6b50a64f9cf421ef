import { expect, test as base } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { StandInProcess } from './support/stand-in-process.ts';

/** A backend that insists on a key of its own for notifications (decision 38). */
const test = base.extend<object, { standIn: StandInProcess }>({
  standIn: [
    async ({}, use) => {
      const standIn = new StandInProcess({
        NOTIFICATION_HEADER_NAME: 'x-notification-key',
        NOTIFICATION_HEADER_VALUE: 'key-1',
      });
      await standIn.start();
      await use(standIn);
      await standIn.discard();
    },
    { scope: 'worker' },
  ],
});

test('the configured header goes with notifications, and with no other call', async ({ page }) => {
  const keys = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) keys.set(pathname, request.headers()['x-notification-key']);
  });
  await signInAsDemo(page, '/recruit?job_state=ACTIVE');
  await page.getByRole('link', { name: 'Graduate Data Analyst' }).first().click();
  const notified = page.waitForResponse('**/notification/sendNotificationByExternalIds');
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  expect((await notified).ok()).toBe(true);
  expect(keys.get('/api/recruiter/notification/sendNotificationByExternalIds')).toBe('key-1');
  keys.delete('/api/recruiter/notification/sendNotificationByExternalIds');
  expect(keys.size).toBeGreaterThan(3);
  expect([...new Set(keys.values())]).toEqual([undefined]);
});
