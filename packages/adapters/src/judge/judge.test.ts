import { getCompanies } from '../wire/company.ts';
import { createFolder } from '../wire/folders.ts';
import { getGloScore } from '../wire/candidates.ts';
import type { Call } from '../wire/call.ts';
import { expect, it } from 'vitest';
import { judge, type Received } from './judge.ts';

const json = 'application/json';
const company = { _id: '1', name: 'Saltmarsh' };
const elsewhere = 'https://id.example/in';
const htmlPage = 'an HTML page instead of JSON';
const gatewayPage = ['502 is not documented', `refused with 502: ${htmlPage}`];
const otherShape = 'refused with 403: message: string expected, got nothing';

const judged = (call: Call, body: unknown, more: Partial<Received> = {}) =>
  judge(call, {
    status: 200,
    type: json,
    location: '',
    text: typeof body === 'string' ? body : JSON.stringify(body),
    milliseconds: 1,
    ...more,
  });

it('a documented answer has no problems; unknown fields are listed separately', async () => {
  const { judgement } = await judged(getCompanies, { companies: [{ ...company, extra: 1 }], page: 1 });
  expect(judgement).toMatchObject({ differences: [], reads: 'all', leftOut: [] });
  expect(judgement.more.toSorted()).toEqual(['companies.[].extra', 'page']);
});

it('a difference is reported by field and type, never by value, with its effect on the application', async () => {
  const { judgement, read } = await judged(getCompanies, {
    companies: [{ ...company, name: 42 }, { _id: '2', name: null }, { name: 'secret' }],
  });
  expect(judgement.differences).toEqual(
    expect.arrayContaining([
      'companies.[].name: string expected, got number',
      'companies.[].name: string expected, got null',
      'companies.[]._id: string expected, got nothing',
    ]),
  );
  expect(judgement.differences.join()).not.toContain('secret');
  expect(judgement.reads).toBe('part');
  expect(judgement.leftOut).toEqual([
    { field: 'companies.1.name', id: '2' },
    { field: 'companies.2._id', id: '' },
  ]);
  expect(read).toEqual({ companies: [{ _id: '1', name: '42' }] });
});

it('a nested reply is read in its documented shape', async () => {
  const { judgement, read } = await judged(getGloScore, { score: 7 });
  expect(judgement).toMatchObject({ reads: 'all', differences: ['data: object expected, got nothing'] });
  expect(read).toEqual({ data: { data: { score: 7 } } });
});

it.each<[string, unknown, Partial<Received>, readonly string[], string, Call?]>([
  ['a page', '<!doctype html><p>Sign in', { type: 'text/html; charset=utf-8' }, [htmlPage], 'nothing'],
  ['a page that says it is JSON', '<html>', {}, [htmlPage], 'nothing'],
  ['half an answer', '{"companies":[', {}, ['broken JSON'], 'nothing'],
  [
    'an empty answer to a call without one',
    '',
    { status: 204 },
    ['an empty body instead of JSON'],
    'all',
    createFolder,
  ],
  ['plain text', 'OK', { type: 'text/plain' }, ['the type "text/plain" instead of JSON'], 'all', createFolder],
  ['a refusal in the body', { companies: [], status: 500 }, {}, ['the body says status 500'], 'all'],
  ['a way elsewhere', '', { status: 302, location: elsewhere }, [`302 leads to ${elsewhere}`], 'nothing'],
  ['a server in trouble', { message: 'No.' }, { status: 503 }, ['503 is not documented'], 'all'],
  ['a gateway’s page', '<html>', { status: 502, type: 'text/html' }, gatewayPage, 'nothing'],
  ['a refusal without words', { message: ' ' }, { status: 403 }, ['refused with 403 without a word'], 'nothing'],
  ['a refusal in another shape', { error: 'No.' }, { status: 403 }, [otherShape], 'all'],
])('%s is told as what it is', async (_, body, more, differences, reads, call = getCompanies) => {
  const { judgement } = await judged(call, body, more);
  expect([judgement.differences, judgement.reads]).toEqual([differences, reads]);
});
