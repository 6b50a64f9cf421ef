import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { planFault } from './support/worlds.ts';

/** Longer than the refresh interval of the console, in milliseconds. */
const refreshTimeMs = 3000;
const outcome = (page: Page) => page.locator('#outcome');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const rows = (page: Page, name: string) => panel(page, name).getByRole('listitem');
const signIn = (page: Page) => page.request.post('/api/recruiter/user/login', { data: demo });
const askForCode = (page: Page) => page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });

test('the console shows messages, verifications and requests', { tag: '@rest' }, async ({ page }) => {
  await askForCode(page);
  const { _id: recruiterId } = await (await signIn(page)).json();
  await page.request.post('/__mock/verifications', { data: { recruiterId, status: 'SUBMITTED' } });
  await planFault(page, { path: '/api/recruiter/getCompanies', status: 503 });
  await page.request.get('/api/recruiter/getCompanies');
  await page.clock.install();
  await page.goto('/__mock/');
  await expect(page).toHaveTitle('Mock API');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await page.route('**/__mock/outbox', (route) => route.abort());
  await page.clock.fastForward(refreshTimeMs);
  await expect(page.getByRole('alert')).toHaveText('The mock API does not respond. Trying again…');
  await page.unroute('**/__mock/outbox');
  await page.clock.fastForward(refreshTimeMs);
  await expect(page.getByRole('alert')).toBeHidden();

  await test.step('the mailbox shows the newest code and opens messages by keyboard', async () => {
    await expect(page.locator('#newest-code')).toHaveText(/^\d{6}$/);
    const message = rows(page, 'Mailbox').locator('summary');
    await message.press('Enter');
    await expect(rows(page, 'Mailbox').locator('pre')).toBeVisible();

    await askForCode(page);
    await page.clock.fastForward(refreshTimeMs);
    await expect(rows(page, 'Mailbox')).toHaveCount(2);
    await expect(message.last()).toBeFocused();
    await expect(rows(page, 'Mailbox').last().locator('pre')).toBeVisible();

    await page.getByLabel('Find messages').fill('someone@else.example');
    await expect(page.getByText('No message matches.')).toBeVisible();
    await page.getByLabel('Find messages').fill(demo.email.toUpperCase());
    await expect(rows(page, 'Mailbox')).toHaveCount(2);
  });

  await test.step('a recruiter is verified and then rejected in place', async () => {
    const status = async () => {
      const answer = await page.request.post(`/api/recruiter/getRecruiterDetailsByID?id=${recruiterId}`);
      return (await answer.json()).recruiter[0].personal_verification_status;
    };
    for (const [name, expected] of [
      ['Verify Meera Nair', 'VERIFIED'],
      ['Fail Meera Nair', 'FAILED'],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      await expect(outcome(page)).toHaveText(`Meera Nair: verification set to ${expected}.`);
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(await status()).toBe(expected);
    }
  });

  await test.step('the last requests are listed, newest first', async () => {
    const requests = panel(page, 'Last requests').getByRole('row');
    await page.request.get('/nowhere');
    await page.getByLabel('Show API calls only').uncheck();
    await page.clock.fastForward(refreshTimeMs);
    await expect(requests.nth(1)).toHaveText(/GET \/nowhere/);
  });
});

test('the console controls faults, the clock and the world', { tag: '@rest' }, async ({ page }, { testId }) => {
  const snapshot = await (await page.request.get('/__mock/snapshot')).json();
  const markup = '<img src="/nowhere" onerror="document.title=1">';
  const message = { id: 'm', to: markup, kind: 'email', subject: markup, text: markup, link: 'javascript:alert(1)' };
  snapshot.rows.messages = [{ ...message, at: new Date().toISOString() }];
  expect((await page.request.put('/__mock/snapshot', { data: snapshot })).status()).toBe(200);
  await page.goto('/__mock/');

  await test.step('the mailbox shows markup in a message as text', async () => {
    await rows(page, 'Mailbox').locator('summary').press('Enter');
    await expect(rows(page, 'Mailbox').locator('strong')).toHaveText(markup);
    await expect(rows(page, 'Mailbox').locator('pre')).toHaveText(`${markup}\n\njavascript:alert(1)`);
    await expect(rows(page, 'Mailbox').locator('img, a')).toHaveCount(0);
  });

  await test.step('status codes', async () => {
    await page.getByLabel('Method').focus();
    await page.keyboard.type('POST');
    await page.keyboard.press('Tab');
    await page.keyboard.type('/api/recruiter/user/login');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Status')).toBeFocused();
    await page.keyboard.type('502');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('Fault added.');
    await expect(page.getByLabel('Status')).toBeFocused();
    expect((await signIn(page)).status()).toBe(502);
    await expect(rows(page, 'Faults')).toContainText(['1 hit']);
    await page.getByRole('button', { name: 'Remove the fault at POST /api/recruiter/user/login' }).press('Enter');
    await expect(outcome(page)).toHaveText('Fault removed.');
    await expect(page.getByRole('heading', { name: 'Faults' })).toBeFocused();
    expect((await signIn(page)).status()).toBe(200);
  });

  await test.step('all other effects', async () => {
    await page.getByLabel('Delay in ms').fill('5');
    await page.getByLabel('Times').fill('1');
    for (const effect of ['delay', 'hang', 'drop', 'truncate', 'html']) {
      await page.getByLabel('Effect').selectOption(effect);
      await expect(page.getByLabel('Body in JSON')).toBeDisabled();
      await page.getByRole('button', { name: 'Add fault' }).click();
      await expect(outcome(page)).toHaveText('Fault added.');
    }
    await expect(rows(page, 'Faults')).toContainText([
      /Responds as usual after 5 ms/,
      /Never responds/,
      /Drops the connection/,
      /Sends half of the body/,
      /Responds with 502 and HTML/,
    ]);
  });

  await test.step('invalid input is refused', async () => {
    await page.getByLabel('Effect').selectOption('status');
    await page.getByLabel('Body in JSON').fill('{ not json');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(outcome(page)).toHaveText('The body is not valid JSON.');
    await page.getByLabel('Body in JSON').fill('{ "message": "Down" }');
    await page.getByLabel('Path').fill('/nowhere');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(outcome(page)).toContainText('path: There is nothing at /nowhere.');
    await page.getByRole('button', { name: 'Remove all faults' }).click();
    await expect(outcome(page)).toHaveText('5 faults removed.');
    await expect(page.getByText('No faults.')).toBeVisible();
  });

  await test.step('the clock is advanced, set, frozen and reset', async () => {
    await expect(page.getByText('Running, real time')).toBeVisible();
    // Clicks again while the first request is running.
    await page.getByRole('button', { name: '1 hour' }).dblclick();
    await expect(outcome(page)).toHaveText('Clock advanced by 1 hour.');
    await page.getByRole('button', { name: '1 day' }).press('Enter');
    await expect(page.getByText('Running, 1 day 2 hours ahead')).toBeVisible();

    await page.getByLabel('Time').last().fill('2024-02-29T10:00:00');
    await page.getByRole('button', { name: 'Set time' }).press('Enter');
    await expect(page.getByText(/^Running, .+ behind$/)).toBeVisible();
    const freeze = page.getByRole('button', { name: 'Freeze' });
    await freeze.press('Enter');
    await expect(freeze).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Frozen, .+ behind$/)).toBeVisible();
    await page.getByRole('button', { name: 'Use the real time' }).press('Enter');
    await expect(freeze).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Running, real time')).toBeVisible();
  });

  await test.step('a reset asks for confirmation and names the world', async () => {
    await page.getByLabel('Scenario').selectOption('empty-company');
    await expect(page.getByLabel('Scenario')).toHaveAccessibleDescription(/no job/);
    const reset = page.getByRole('button', { name: 'Reset world…' });
    await reset.press('Enter');
    const question = page.getByRole('dialog', { name: 'Reset to empty-company?' });
    await expect(question).toContainText(testId);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(reset).toBeFocused();
    expect((await (await page.request.get('/health')).json()).rows.jobs).toBeGreaterThan(0);

    await reset.press('Enter');
    await question.getByRole('button', { name: 'Reset world' }).press('Enter');
    await expect(outcome(page)).toHaveText('World reset: 0 jobs, 300 candidates.');
    await expect(reset).toBeFocused();
    expect((await (await page.request.get('/health')).json()).rows.jobs).toBe(0);
  });
});
