import { getCompanies } from '../wire/company.ts';
import { createFolder } from '../wire/folders.ts';
import { getGloScore } from '../wire/candidates.ts';
import type { Call } from '../wire/call.ts';
import { expect, it } from 'vitest';
import { judge, type Received } from './judge.ts';

const json = 'application/json';
const company = { _id: '1', name: 'Saltmarsh' };

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

it.each<[string, Call, unknown, Partial<Received>, readonly string[], string]>([
  [
    'a page',
    getCompanies,
    '<!doctype html><p>Sign in',
    { type: 'text/html; charset=utf-8' },
    ['an HTML page instead of JSON'],
    'nothing',
  ],
  ['a page that says it is JSON', getCompanies, '<html>', {}, ['an HTML page instead of JSON'], 'nothing'],
  ['half an answer', getCompanies, '{"companies":[', {}, ['broken JSON'], 'nothing'],
  [
    'an empty answer to a call without one',
    createFolder,
    '',
    { status: 204 },
    ['an empty body instead of JSON'],
    'all',
  ],
  ['plain text', createFolder, 'OK', { type: 'text/plain' }, ['the type "text/plain" instead of JSON'], 'all'],
  ['a refusal in the body', getCompanies, { companies: [], status: 500 }, {}, ['the body says status 500'], 'all'],
  [
    'a way elsewhere',
    getCompanies,
    '',
    { status: 302, location: 'https://id.example/in' },
    ['302 leads to https://id.example/in'],
    'nothing',
  ],
  ['a server in trouble', getCompanies, { message: 'No.' }, { status: 503 }, ['503 is not documented'], 'all'],
  [
    'a gateway’s page',
    getCompanies,
    '<html>',
    { status: 502, type: 'text/html' },
    ['502 is not documented', 'refused with 502: an HTML page instead of JSON'],
    'nothing',
  ],
  [
    'a refusal without words',
    getCompanies,
    { message: ' ' },
    { status: 403 },
    ['refused with 403 without a word'],
    'nothing',
  ],
  [
    'a refusal in another shape',
    getCompanies,
    { error: 'No.' },
    { status: 403 },
    ['refused with 403: message: string expected, got nothing'],
    'all',
  ],
])('%s is told as what it is', async (_, call, body, more, differences, reads) => {
  const { judgement } = await judged(call, body, more);
  expect([judgement.differences, judgement.reads]).toEqual([differences, reads]);
});
