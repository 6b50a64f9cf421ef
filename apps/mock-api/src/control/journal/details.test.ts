import { login } from '@glo/adapters/wire/account';
import { getCompanies, uploadCompanyImage } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../../testing/files.ts';
import { entriesOf } from '../../testing/har.ts';
import { anAccount, aCompany, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { JournalDetails, JournalEntry } from './served.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')] };

async function list(visitor: Visitor, query = ''): Promise<string[]> {
  const { status, body } = await visitor.fetch(`/__mock/requests${query}`);
  expect(status).toBe(200);
  return (body as { requests: JournalEntry[] }).requests.map(
    ({ method, path, status: told }) => `${method} ${path} ${told}`,
  );
}

const details = async (visitor: Visitor, id: number) =>
  (await visitor.fetch(`/__mock/requests/${id}`)).body as JournalDetails;

describe('a request of the journal', () => {
  it('has its reply, headers and timings', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    await asha.fetch('/api/recruiter/getCompanies', { headers: { 'accept-language': 'en' } });
    const told = await details(asha, 2);
    expect(told).toMatchObject({ id: 2, status: 200, reply: '{"companies":[{"_id":"acme","name":"Company acme"}]}' });
    expect(told.requestHeaders).toContainEqual({ name: 'accept-language', value: 'en' });
    expect(told.replyHeaders).toContainEqual({ name: 'content-type', value: 'application/json; charset=utf-8' });
    expect(told.waitMs).toBeGreaterThan(0);
    expect(told.waitMs).toBeLessThanOrEqual(told.ms);
  });

  it('has no cookies, which are secret', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    const { requestHeaders, replyHeaders } = await details(asha, 1);
    await asha.call(getCompanies);
    const names = [...requestHeaders, ...replyHeaders, ...(await details(asha, 2)).requestHeaders].map(
      ({ name }) => name,
    );
    expect(names.filter((name) => /cookie|auth/.test(name))).toEqual([]);
  });

  it('has the reply as a fault left it, and none where nothing was answered', async () => {
    const { visitor } = await aRunningStandIn(rows);
    const path = '/api/recruiter/getCompanies';
    await visitor().post('/__mock/faults', { path, status: 503, body: { message: 'Down.' }, times: 1 });
    await visitor().post('/__mock/faults', { path, drop: true });
    await visitor().fetch(path);
    await visitor()
      .fetch(path)
      .catch(() => undefined);
    expect(await details(visitor(), 1)).toMatchObject({ status: 503, reply: '{"message":"Down."}' });
    expect(await details(visitor(), 2)).toMatchObject({ status: null, replyHeaders: [] });
  });

  it.each([
    ['/__mock/requests/7', 404, 'There is no such request in the journal.'],
    ['/__mock/requests/first', 400, 'id: '],
  ])('%s is told with %i', async (address, status, message) => {
    const { visitor } = await aRunningStandIn();
    const answer = await visitor().fetch(address);
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
  });
});

describe('the list', () => {
  it('is filtered by method, path, status, time and world', async () => {
    const { visitor, clock } = await aRunningStandIn(rows);
    await visitor().call(getCompanies);
    clock.advance(60_000);
    await visitor().call(login, { body: { email, password: passwordOfAll } });
    await visitor('one').fetch('/api/nowhere');
    expect(await list(visitor(), '?method=POST')).toEqual(['POST /api/recruiter/user/login 200']);
    expect(await list(visitor(), '?path=/api/recruiter/*&status=4xx')).toEqual(['GET /api/recruiter/getCompanies 401']);
    expect(await list(visitor(), '?since=2026-11-02T09:00:30Z')).toEqual(['POST /api/recruiter/user/login 200']);
    expect(await list(visitor(), '?until=2026-11-02T09:00:30Z')).toEqual(['GET /api/recruiter/getCompanies 401']);
    expect(await list(visitor(), '?world=one')).toEqual(['GET /api/nowhere 404']);
    expect(await list(visitor('one'), '?world=&limit=1')).toEqual(['POST /api/recruiter/user/login 200']);
  });

  it.each([
    ['?method=FETCH', 'method: Please choose one of GET'],
    ['?path=api', 'path: Please give a path that begins with a slash'],
    ['?status=600', 'status: Please give a status such as 404'],
    ['?since=yesterday', 'since: Please give a time with its zone'],
    ['?world=nobody', 'world: There is no world "nobody".'],
    ['?statuses=200', 'Unrecognized key: "statuses"'],
  ])('is refused for %s', async (query, message) => {
    const { visitor } = await aRunningStandIn();
    for (const address of ['/__mock/requests', '/__mock/requests.har'])
      expect(await visitor().fetch(address + query)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(message) },
      });
  });
});

describe('the journal as HAR', () => {
  it('is HAR 1.2 of the requests that are asked for', async () => {
    const { url, signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    await asha.call(getCompanies);
    await asha.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png')]) });
    await asha.fetch('/api/nowhere?a=b');
    const { headers, body } = await asha.fetch('/__mock/requests.har');
    expect(headers.get('content-disposition')).toBe('attachment; filename="requests.har"');
    const entries = entriesOf(body);
    expect(entries.map(({ request, response }) => `${request.method} ${request.url} ${response.status}`)).toEqual([
      `POST ${url}/api/recruiter/user/login 200`,
      `GET ${url}/api/recruiter/getCompanies 200`,
      `POST ${url}/api/recruiter/upload/company/image 200`,
      `GET ${url}/api/nowhere?a=b 404`,
    ]);
    expect(entries[0]?.request.postData?.text).toBe(`{"email":"${email}","password":"(hidden)"}`);
    expect(entries[1]?.response.content).toMatchObject({ mimeType: 'application/json; charset=utf-8', size: 52 });
    expect(entries[3]?.request.queryString).toEqual([{ name: 'a', value: 'b' }]);
    for (const { time, timings } of entries) expect(timings.wait + timings.receive).toBeCloseTo(time);
    const some = await asha.fetch('/__mock/requests.har?path=/api/recruiter/*&method=GET');
    expect(entriesOf(some.body)).toHaveLength(1);
  });
});
