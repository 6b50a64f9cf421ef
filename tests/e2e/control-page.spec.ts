import { readFile } from 'node:fs/promises';
import { viewedMessage } from '@glo/domain/candidates/notifications';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';

/** Each test in a world of its own, as the page itself would enter it. */
test.beforeEach(async ({ context, standIn }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: standIn.url }]);
});

async function openSection(page: Page, name: string): Promise<void> {
  if (!page.url().includes('/__mock/')) await page.goto('/__mock/');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
}

const outcome = (page: Page) => page.locator('#outcome');
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const signIn = (page: Page) => page.request.post('/api/recruiter/user/login', { data: demo });
const post = (page: Page, path: string, data: object) => page.request.post(`/__mock/${path}`, { data });

const sections = ['Mailbox', 'Review queue', 'Faults', 'Requests', 'Real services', 'Clock', 'Data', 'Worlds'];

test('its sections, and a server that is away', async ({ page }) => {
  await test.step('every section is accessible in both themes, filled', async () => {
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    const { _id: recruiterId } = await (await signIn(page)).json();
    await post(page, 'verifications', { recruiterId, status: 'SUBMITTED' });
    await post(page, 'faults', { path: '/api/recruiter/getCompanies', status: 503 });
    await page.request.get('/api/recruiter/getCompanies');
    for (const name of sections) {
      await openSection(page, name);
      await expect(page).toHaveTitle(`${name} · Stand-in backend`);
      await expectAccessible(page);
    }
  });

  await test.step('a server that is away is told about, and forgotten when it is back', async () => {
    await openSection(page, 'Mailbox');
    await page.route('**/__mock/outbox', (route) => route.abort());
    await expect(page.getByRole('alert')).toHaveText('The server does not answer. Trying again…');
    await page.unroute('**/__mock/outbox');
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('mailbox, faults and review queue', async ({ page }) => {
  await test.step('the newest code stands on top, and a message opens by keyboard', async () => {
    await page.goto('/__mock/');
    await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    await expect(page.locator('#newest-code')).toHaveText(/^\d{6}$/);
    const message = rows(page).locator('summary');
    await message.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).locator('pre')).toBeVisible();
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    await expect(rows(page)).toHaveCount(2);
    await expect(message.last()).toBeFocused();
    await expect(rows(page).last().locator('pre')).toBeVisible();
  });

  await test.step('the mailbox names students, and is narrowed by kind and person', async () => {
    const snapshot = await (await page.request.get('/__mock/snapshot')).json();
    const [first, second] = snapshot.rows.candidates;
    await signIn(page);
    const data = { message: viewedMessage, external_user_ids: [first.id, second.id] };
    const sent = await page.request.post('/api/recruiter/notification/sendNotificationByExternalIds', { data });
    expect(sent.status()).toBe(200);
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).filter({ hasText: `${first.name} · ${first.id}` })).toHaveCount(1);

    const kind = page.getByLabel('Kind');
    const person = page.getByLabel('Find a person');
    await kind.selectOption('Codes');
    await expect(rows(page)).toHaveText(Array(3).fill(new RegExp(demo.email)));
    await kind.selectOption('E-mails');
    await expect(page.getByText('No message is like that.')).toBeVisible();
    await expect(page.locator('#newest-code')).toHaveText(/^\d{6}$/);
    await kind.selectOption('All');
    await person.fill(second.name.toLowerCase());
    await expect(rows(page)).toHaveText([new RegExp(second.id)]);
    await person.fill(demo.email);
    await expect(rows(page)).toHaveText(Array(3).fill(/Choose a new password/));
  });

  await test.step('a fault is added, seen to hit, and removed, by keyboard only', async () => {
    await page.goto('/__mock/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Faults' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Faults', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Calls' })).toBeFocused();
    await expect(page.getByRole('option', { name: 'POST /user/login' })).toBeAttached();
    await page.keyboard.type('POST /user/login');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('502');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('The fault is added.');
    await expect(page.getByRole('spinbutton', { name: 'Status' })).toBeFocused();
    await expect(rows(page)).toContainText(['POST /api/recruiter/user/login']);

    expect((await signIn(page)).status()).toBe(502);
    await expect(rows(page)).toContainText('hit 1');
    await page.getByRole('button', { name: 'Remove the fault of POST /api/recruiter/user/login' }).press('Enter');
    await expect(outcome(page)).toHaveText('The fault is removed.');
    await expect(page.getByRole('heading', { name: 'Faults', exact: true })).toBeFocused();
    expect((await signIn(page)).status()).toBe(200);
  });

  await test.step('each effect can be chosen, and what goes with it', async () => {
    await page.getByRole('combobox', { name: 'Calls' }).selectOption('GET /api/recruiter/getCompanies');
    await page.getByLabel('Then hit').fill('1');
    for (const effect of ['Hang', 'Drop', 'Reset', 'A page', 'Half', 'Fields', 'Garbage', 'small pieces']) {
      const option = page.getByLabel('What happens').getByRole('option', { name: effect });
      await page.getByLabel('What happens').selectOption(await option.getAttribute('value'));
      await page.getByRole('button', { name: 'Add fault' }).click();
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await expect(outcome(page)).toHaveText('The fault is added.');
      await expect(page.getByLabel('Body of the answer')).toBeDisabled();
    }
    await expect(rows(page)).toHaveText([
      /hangs/,
      /drops/,
      /resets/,
      /answers 502 with a page/,
      /half/,
      /wrong type/,
      /garbage/,
      /small pieces/,
    ]);

    await page.getByLabel('What happens').selectOption('status');
    await page.getByLabel('Body of the answer').fill('{ not json');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(outcome(page)).toHaveText('The body is not valid JSON.');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('There are none')).toBeVisible();
  });

  await test.step('a recruiter is verified, and failed again, without losing the place', async () => {
    const { _id: recruiterId } = await (await signIn(page)).json();
    await openSection(page, 'Review queue');
    await expect(page.getByText('No one is waiting.')).toBeVisible();
    await post(page, 'verifications', { recruiterId, status: 'SUBMITTED' });
    const status = async () => {
      const answer = await page.request.post(`/api/recruiter/getRecruiterDetailsByID?id=${recruiterId}`);
      return (await answer.json()).recruiter[0].personal_verification_status;
    };
    for (const [name, said, expected] of [
      ['Verify Meera Nair', 'Meera Nair is verified now.', 'VERIFIED'],
      ['Fail Meera Nair', 'Meera Nair is failed now.', 'FAILED'],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      await expect(outcome(page)).toHaveText(said);
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(await status()).toBe(expected);
    }
  });
});

test('requests and clock', async ({ page, context }) => {
  await test.step('requests come in the newest first, without secrets, and follow without taking the focus', async () => {
    await page.request.get('/pictures/nothing/1.svg');
    await signIn(page);
    await openSection(page, 'Requests');
    const requests = page.getByRole('row');
    await expect(requests).toHaveCount(2);
    await requests.last().locator('summary').press('Enter');
    await expect(requests.last().locator('pre').first()).toHaveText(`{"email":"${demo.email}","password":"(hidden)"}`);
    await page.request.get('/api/recruiter/getCompanies');
    await expect(requests).toHaveCount(3);
    await expect(requests.nth(1)).toContainText('GET /api/recruiter/getCompanies');
    await expect(requests.last().locator('summary')).toBeFocused();
    await expect(requests.last().locator('pre').first()).toBeVisible();

    await page.getByLabel('Follow').uncheck();
    await page.getByLabel('Calls of the services only').uncheck();
    await expect(requests).toHaveCount(4);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Nothing was asked yet.')).toBeVisible();
  });

  await test.step('a request opens with its reply and headers; a filter that finds none tells the nearest; HAR goes out', async () => {
    await page.getByLabel('Calls of the services only').check();
    await page.getByLabel('Follow').check();
    // Without a session.
    await context.clearCookies({ name: 'session' });
    await page.request.get('/api/recruiter/getCompanies');
    const requests = page.getByRole('row');
    await expect(requests).toHaveCount(2);
    await requests.last().locator('summary').press('Enter');
    await expect(requests.last().getByRole('region', { name: 'Reply' })).toContainText('Please sign in.');
    await expect(requests.last()).toContainText('content-type: application/json; charset=utf-8');
    await expect(requests.last()).toContainText(/[\d.]+ ms until the reply began/);
    await expectAccessible(page);

    await page.getByLabel('Method').selectOption('POST');
    await page.getByRole('textbox', { name: 'Path' }).fill('/api/recruiter/*');
    await page.getByRole('textbox', { name: 'Path' }).press('Enter');
    await expect(page.getByText('GET /api/recruiter/getCompanies (method: GET, not POST)')).toBeVisible();
    await page.getByRole('textbox', { name: 'Status' }).fill('often');
    await page.getByRole('textbox', { name: 'Status' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('status: Please give a status such as 404');
    await page.getByRole('textbox', { name: 'Status' }).fill('401');
    await page.getByLabel('Method').selectOption('GET');
    await expect(requests).toHaveCount(2);
    await expect(page.getByRole('alert')).toBeHidden();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download HAR' }).press('Enter');
    const har = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(har.log.entries).toMatchObject([{ request: { method: 'GET' }, response: { status: 401 } }]);
  });

  await test.step('the clock moves on', async () => {
    await openSection(page, 'Clock');
    await expect(page.getByText('It shows the real time.')).toBeVisible();
    await page.getByRole('button', { name: '1 hour on' }).press('Enter');
    await expect(page.getByText('It is 1 hour ahead.')).toBeVisible();
    await expect(outcome(page)).toHaveText('The clock is 1 hour further on.');
    await page.getByRole('button', { name: '1 day on' }).press('Enter');
    await expect(page.getByText('It is 1 day 1 hour ahead.')).toBeVisible();
  });

  await test.step('the clock is set, frozen and put back', async () => {
    await page.getByRole('button', { name: 'Back to the real time' }).press('Enter');
    await expect(page.getByText('It shows the real time.')).toBeVisible();
    await page.getByLabel('Set it to').fill('2024-02-29T10:00:00');
    await page.getByRole('button', { name: 'Set', exact: true }).press('Enter');
    await expect(page.getByText(/^It is .+ behind\.$/)).toBeVisible();
    const freeze = page.getByRole('button', { name: 'Freeze' });
    await freeze.press('Enter');
    await expect(freeze).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^It is frozen\. It is .+ behind\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to the real time' }).press('Enter');
    await expect(freeze).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('It shows the real time.')).toBeVisible();
  });
});

test('worlds and data', async ({ page }, { testId }) => {
  await test.step('this browser goes into a world and back', async () => {
    await openSection(page, 'Worlds');
    await expect(page.locator('#where')).toHaveText(testId);
    await page.getByLabel('Name of a world').fill(`${testId}-new`);
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText(`This browser is in the world ${testId}-new now.`);
    await expect(page.locator('#where')).toHaveText(`${testId}-new`);
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    await expect.poll(async () => (await (await page.request.get('/__mock/outbox')).json()).messages.length).toBe(1);

    const back = page.getByRole('button', { name: `Enter ${testId}`, exact: true });
    await back.press('Enter');
    await expect(page.locator('#where')).toHaveText(testId);
    await expect(back).toBeFocused();
    await page.getByRole('link', { name: 'Mailbox' }).click();
    await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  });

  await test.step('a world is saved under a name, compared and loaded', async () => {
    await openSection(page, 'Data');
    await page.getByLabel('Save this world as').fill('before-mail');
    await page.getByLabel('Save this world as').press('Enter');
    const compare = page.getByRole('button', { name: 'Compare before-mail with this world' });
    await compare.press('Enter');
    const title = page.getByRole('heading', { name: 'Since before-mail: 0 rows differ' });
    await expect(title).toBeFocused();
    await page.request.post('/api/recruiter/forgotpassword', { data: { email: demo.email } });
    await compare.press('Enter');
    await expect(page.getByRole('heading', { name: 'Since before-mail: 2 rows differ' })).toBeFocused();
    await expect(page.getByText(/^codes .+ added$/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Load before-mail' }).press('Enter');
    await page.getByRole('button', { name: 'Load', exact: true }).press('Enter');
    await expect(outcome(page)).toHaveText('before-mail is loaded.');
    expect((await (await page.request.get('/__mock/outbox')).json()).messages).toEqual([]);
  });

  await test.step('a snapshot is downloaded and put back; anything else is refused', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('snapshot.json');
    const snapshot = await readFile(await download.path());
    await post(page, 'reset', { scenario: 'empty-company' });

    const restore = async (name: string, content: string) => {
      await page
        .getByLabel('Put one back')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
      await page.getByRole('button', { name: 'Restore…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    };
    await restore('other.json', '{"hello":1}');
    await expect(outcome(page)).toContainText('This is no snapshot');
    await restore('broken.json', '{');
    await expect(outcome(page)).toHaveText('broken.json is no snapshot.');
    await restore('snapshot.json', snapshot.toString());
    await expect(outcome(page)).toHaveText(/^Done: \d+ jobs, 300 candidates\. Sessions are as they were\.$/);
    expect(await (await page.request.get('/__mock/snapshot')).body()).toEqual(snapshot);
  });

  await test.step('a reset asks first', async () => {
    await page.getByLabel('empty-company').check();
    const reset = page.getByRole('button', { name: 'Reset…' });
    await reset.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(reset).toBeFocused();
    expect((await (await page.request.get('/health')).json()).rows.jobs).toBeGreaterThan(0);

    await reset.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(outcome(page)).toHaveText('Done: 0 jobs, 300 candidates. Everybody is signed out.');
    await expect(reset).toBeFocused();
    expect((await (await page.request.get('/health')).json()).rows.jobs).toBe(0);
  });
});
