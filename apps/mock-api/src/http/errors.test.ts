import { login } from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi, aSignedInAsha } from '../testing/running.ts';

const loginPath = '/api/recruiter/user/login';
const json = { 'content-type': 'application/json' };
const asha = { email: 'asha@acme.example', password: passwordOfAll };

const declaredAs = (charset: string) => ({ 'content-type': `application/json;charset=${charset}` });
const utf8Needed = 'Please send JSON encoded as UTF-8.';

async function post(body: string | Buffer<ArrayBuffer> | undefined, headers: Readonly<Record<string, string>>) {
  const { visitor } = await aRunningMockApi();
  return visitor().fetch(loginPath, { method: 'POST', headers, ...(body !== undefined && { body }) });
}

describe('a refusal', () => {
  it.each([
    ['malformed JSON', '{"email":', json, 400, 'The body is not valid JSON.'],
    ['JSON with a prototype in it', '{"__proto__":{"x":1}}', json, 400, 'The body is not valid JSON.'],
    ['an empty body', '', json, 400, 'The body is missing. Please send JSON.'],
    ['no body', undefined, {}, 400, 'The body is missing. Please send JSON.'],
    ['a list', '[]', json, 400, 'Invalid input: expected object, received array'],
    [
      'text/plain, which other sites may send',
      JSON.stringify(asha),
      { 'content-type': 'text/plain' },
      415,
      'Please send JSON (content-type: application/json).',
    ],
    [
      'a form, which other sites may send',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'Please send JSON (content-type: application/json).',
    ],
    ['JSON in another encoding', Buffer.from('{"email":"J\xf6rg"}', 'latin1'), json, 400, utf8Needed],
    ['JSON in UTF-16', Buffer.from('\ufeff{"email":"Jörg"}', 'utf16le'), json, 400, utf8Needed],
    ['JSON cut within a character', Buffer.from('{"email":"Jö').subarray(0, -1), json, 400, utf8Needed],
    ['JSON with half a character', '{"email":"\\ud83d"}', json, 400, utf8Needed],
    ['JSON declared as ISO-8859-1', '{}', declaredAs('iso-8859-1'), 415, utf8Needed],
    ['JSON declared as Windows-1252', '{}', declaredAs('"Windows-1252"'), 415, utf8Needed],
    ['JSON declared as UTF-16', '{}', declaredAs('utf-16'), 415, utf8Needed],
  ])('answers %s in words', async (_what, body, headers, status, message) => {
    expect(await post(body, headers)).toMatchObject({ status, body: { message } });
  });

  it.each([
    ['application/json; charset=utf-8', JSON.stringify(asha)],
    ['application/json; charset="UTF-8"', JSON.stringify(asha)],
    ['application/json;charset=utf8', `\ufeff${JSON.stringify(asha)}`],
    [
      'application/json',
      `{"email":"asha@acme.example","password":"${passwordOfAll}","x":"Jörg \\ud83d\\ude00 \\\\ud83d"}`,
    ],
  ])('is none for UTF-8 as %s', async (type, body) => {
    const { visitor } = await aRunningMockApi({ accounts: [anAccount('asha')] });
    const headers = { 'content-type': type };
    expect((await visitor().fetch(loginPath, { method: 'POST', headers, body })).status).toBe(200);
  });

  it('is none for an empty body that was announced as JSON, where a call needs no body', async () => {
    const { asha: recruiter } = await aSignedInAsha();
    for (const [method, path] of [
      ['POST', '/api/recruiter/getRecruiterDetailsByID?id=asha'],
      ['DELETE', '/api/recruiter/globalShortlist/removestudent/asha/nobody'],
      ['DELETE', '/__mock/faults'],
      ['POST', '/__mock/reset'],
    ] as const) {
      expect([path, (await recruiter.fetch(path, { method, headers: json })).status]).toEqual([path, 200]);
    }
  });

  it.each(['/api/recruiter/nothing', '/api/v1/mobile/nothing', '/api', '/api/', '/__mock/nothing', '/nothing.js'])(
    'answers 404 at %s',
    async (path) => {
      const { visitor } = await aRunningMockApi();
      const { status, body } = await visitor().fetch(`${path}?x=1`);
      expect([status, body]).toEqual([404, { message: `There is nothing at ${path}.` }]);
    },
  );

  it('answers 405 with the allowed methods for a wrong method', async () => {
    const { visitor } = await aRunningMockApi();
    const { status, body, headers } = await visitor().fetch(loginPath, { headers: { accept: 'text/html' } });
    expect([status, body]).toEqual([405, { message: `${loginPath} does not support GET.` }]);
    expect(headers.get('allow')).toBe('POST');
  });

  it('is 503 when the store refuses, and the next try works', async () => {
    const { visitor, world } = await aRunningMockApi({ accounts: [anAccount('asha')] });
    const { write } = world.store;
    world.store.write = () => Promise.reject(new StoreUnavailable('Nothing was stored: ENOSPC'));
    const refused = await visitor().call(login, { body: asha });
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Nothing was stored, because the storage is unavailable. Please try again.' },
    });
    expect(refused.headers.getSetCookie()).toEqual([]);
    world.store.write = write;
    expect((await visitor().call(login, { body: asha })).status).toBe(200);
  });

  it('tells nothing about a bug', async () => {
    const { asha: recruiter, world } = await aSignedInAsha();
    world.store.all = () => {
      throw new TypeError('secret internals');
    };
    const { status, body } = await recruiter.call(getCompanies);
    expect([status, body]).toEqual([500, { message: 'Something went wrong on the server. Please try again.' }]);
  });

  it('names the field when a reply breaks the contract', async () => {
    const { asha: recruiter, world } = await aSignedInAsha();
    Object.assign(world.store, { all: () => [{ id: 'acme', name: '' }] });
    expect(await recruiter.call(getCompanies)).toMatchObject({
      status: 500,
      body: { message: expect.stringMatching(/^The reply breaks the contract: companies\.0\.name: /) },
    });
  });

  it('checks no reply when told so', async () => {
    const { asha: recruiter, world } = await aSignedInAsha({}, { checkReplies: false });
    Object.assign(world.store, { all: () => [{ id: 'acme', name: '' }] });
    expect(await recruiter.call(getCompanies)).toMatchObject({ status: 200, body: { companies: [{ name: '' }] } });
  });
});
