import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { checkedBody } from './checked-body.ts';
import { receive } from './receive.ts';

const answer = (status: number, body: string, type = 'application/json; charset=utf-8') =>
  receive(async () => new Response(body, { status, headers: { 'content-type': type } })).then((received) =>
    checkedBody(getCompanies, received),
  );

describe('an answer', () => {
  it('is taken as documented, with fields of its own', async () => {
    const reply = { companies: [{ _id: '1', name: 'Saltmarsh', size: '1-25' }], page: 1 };
    expect(await answer(200, JSON.stringify(reply))).toEqual(reply);
    expect(await answer(404, '{"message":"No."}')).toEqual({ message: 'No.' });
  });

  it.each([
    ['without a documented field', 200, '{"companies":[{"_id":"1"}]}', 'companies.[].name'],
    ['with a field of another type', 200, '{"companies":{}}', 'companies'],
    ['that is cut off', 200, '{"companies":[', 'broken JSON'],
    ['that leads elsewhere', 302, '{}', 'leads to nowhere'],
    ['of a server in trouble', 500, '{"message":"Sorry."}', 'not documented'],
    ['that refuses without words', 403, '{"message":" "}', 'without a word'],
    ['that refuses in another shape', 403, '{"error":"No."}', 'message'],
  ])('%s is caught', async (_what, status, body, words) => {
    await expect(answer(status, body)).rejects.toThrow(words);
  });

  it('that is no JSON is caught', async () => {
    await expect(answer(200, '{"companies":[]}', 'text/html')).rejects.toThrow('HTML page');
  });
});
