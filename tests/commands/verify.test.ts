import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { getCompanies, saveCompany } from '@glo/adapters/wire/company';
import { expect, it } from 'vitest';
import { reportOf, tableOf } from '../../scripts/verify/report.ts';

const root = join(import.meta.dirname, '../..');
const url = 'http://127.0.0.1:1/api';

it.each([
  [[], {}, /^Usage: npm run verify -- --recruiter URL --candidate URL \[--allow-writes\]\n$/],
  [['--recruiter', url, '--candidate', 'x'], {}, /^CONTRACT_CANDIDATE_URL must be an http\(s\) address/],
  [['--recruiter', url, '--candidate', url], { CONTRACT_PASSWORD: '' }, /^The url target needs CONTRACT_PASSWORD/],
  [['--recruiter', url, '--candidate', url], {}, /^No response from the recruiter service at \S+: .+\.\n$/],
])('npm run verify with %j %j names the missing arguments', (args, change, words) => {
  const env = { ...process.env, CONTRACT_EMAIL: 'tara@acme.example', CONTRACT_PASSWORD: 'secret word', ...change };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/verify/verify.ts', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  expect(stderr).not.toContain('secret word');
});

it('the table lists deviations per call, the worst reading and why a call was not tested', () => {
  const judged = {
    call: 'GET /getCompanies',
    status: 200,
    milliseconds: 5,
    differences: [],
    more: ['page'],
    leftOut: [],
  };
  const reports = reportOf(
    { getCompanies, saveCompany },
    [
      { ...judged, reads: 'all' },
      {
        ...judged,
        reads: 'part',
        milliseconds: 70,
        differences: ['a', 'a', 'b'],
        leftOut: [{ field: 'companies.1', id: '7' }],
      },
    ],
    [
      { call: 'getCompanies', title: 'lists all', status: 'passed', words: '' },
      { call: 'getCompanies', title: 'lists none', status: 'failed', words: 'Error: no' },
      { call: 'saveCompany', title: 'saves', status: 'pending', words: '' },
    ],
  );
  expect(
    tableOf(reports)
      .split('\n')
      .map((line) => line.replaceAll(/ {2,}/g, '  ')),
  ).toEqual([
    'call  asked  as documented  the application reads  cases hold  slowest',
    'GET /getCompanies  2  no  part  1 of 2  70 ms',
    'POST /save/company/details  -  changes data',
    '',
    'GET /getCompanies',
    '  a (1 times)',
    '  b (1 times)',
    '  left out: companies.1, id 7',
    '  undocumented fields: page',
    '  failed: lists none: Error: no',
  ]);
});
