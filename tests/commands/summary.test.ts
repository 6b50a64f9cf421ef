import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, readPlaywrightReport, readReports, readVitestReport } from '../../scripts/reports.ts';
import { readParts, summary, writeParts } from '../../scripts/summary.ts';
import { countWorkers } from '../../scripts/workers.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const save = (name: string, report: object) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const vitestReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: join(root, 'packages/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 20, failureMessages: [] },
        { fullName: 'takes away', status: 'failed', duration: 10, failureMessages: ['expected 1 to be 2'] },
        { fullName: 'divides', status: 'pending', failureMessages: [] },
      ],
    },
    { name: join(root, 'packages/b.test.ts'), status: 'failed', message: 'Cannot find ./c', assertionResults: [] },
  ],
};

/** If there is a message, the second step fails with it. */
const stepsOf = ([message]: readonly string[]) => [
  { title: 'status 403' },
  { title: 'a hang', ...(message !== undefined && { error: { message } }) },
];
const browserTest = (title: string, status: string, messages: readonly string[]) => ({
  file: 'x.spec.ts',
  title,
  tests: [
    {
      status,
      results: [{ duration: 3000, errors: messages.map((message) => ({ message })), steps: stepsOf(messages) }],
    },
  ],
});
const playwrightReport = {
  config: { rootDir: join(root, 'tests/e2e') },
  suites: [
    {
      title: 'x.spec.ts',
      specs: [browserTest('opens', 'expected', [])],
      suites: [{ title: '/login', specs: [browserTest('signs in', 'flaky', ['Timed out'])] }],
    },
  ],
  errors: [
    { message: 'No such module', location: { file: join(root, 'tests/e2e/y.spec.ts') } },
    { message: 'Testing stopped early after 1 maximum allowed failures.' },
  ],
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
};

test('the report of the unit tests counts a file that failed to load as a failure with its message', () => {
  const report = readVitestReport(save('unit.json', vitestReport));
  expect(closingLine(report)).toBe('1 passed, 2 failed, 3 skipped');
  expect(report.tests.filter(({ error }) => error !== null)).toEqual([
    { file: 'packages/b.test.ts', name: 'could not be loaded', milliseconds: 0, error: 'Cannot find ./c' },
    { file: 'packages/a.test.ts', name: 'takes away', milliseconds: 10, error: 'expected 1 to be 2' },
  ]);
});

test('the report of the browser tests counts flaky tests and files that failed to load as failures, not its early end', () => {
  const report = readPlaywrightReport(save('playwright.json', playwrightReport));
  expect(closingLine(report)).toBe('1 passed, 2 failed, 1 skipped');
  expect(report.tests).toEqual([
    { file: 'tests/e2e/y.spec.ts', name: 'could not be loaded', milliseconds: 0, error: 'No such module' },
    { file: 'tests/e2e/x.spec.ts', name: 'opens', milliseconds: 3000, error: null },
    { file: 'tests/e2e/x.spec.ts', name: '/login › signs in', milliseconds: 3000, error: 'At: a hang\nTimed out' },
  ]);
});

test('the reports of runners that did not start count as zero tests', () => {
  expect(closingLine(readReports(join(folder, 'nowhere')))).toBe('0 passed, 0 failed, 0 skipped');
});

test('the summary lists 15 lines of each failure, the duration of each part, the ten slowest tests and the failed ones', () => {
  const runs = Array.from({ length: 12 }, (_, place) => ({
    file: 'a.test.ts',
    name: `test ${place}`,
    milliseconds: place * 1000,
    error: place === 3 ? `\u001b[31mexpected\u001b[39m\n\n  at /x/node_modules/y.js:1\n${'line\n'.repeat(20)}` : null,
  }));
  const parts = [
    { name: 'types', milliseconds: 1234, hasFailed: false, output: '' },
    { name: 'lint', milliseconds: 65_000, hasFailed: true, output: 'a.ts: unused\n' },
  ];
  const lines = summary(parts, runs).split('\n');
  expect(lines.slice(0, 20)).toEqual([
    '',
    'Details:',
    'lint',
    '    a.ts: unused',
    'a.test.ts › test 3',
    '    expected',
    ...Array.from({ length: 14 }, () => '    line'),
  ]);
  expect(lines.slice(20, 26)).toEqual([
    '',
    'Parts:',
    '    1.2 s  types',
    '   65.0 s  lint (FAIL)',
    '',
    'Slowest tests:',
  ]);
  expect(lines.slice(26, 36).map((line) => line.trim().split(' ').at(-1))).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(String),
  );
  expect(lines.slice(36)).toEqual(['', 'Failed:', 'lint', 'a.test.ts › test 3']);
});

test('the summary ends with at most 12 failed tests', () => {
  const runs = Array.from({ length: 30 }, (_, place) => ({
    file: 'a.test.ts',
    name: `test ${place}`,
    milliseconds: 1,
    error: 'expected',
  }));
  const lines = summary([], runs).split('\n');
  expect(lines.slice(-2)).toEqual(['a.test.ts › test 11', 'and 18 more']);
});

test('the summary omits the list of failures if there are none, and its parts can be read again', () => {
  const parts = [{ name: 'types', milliseconds: 1, hasFailed: false, output: '' }];
  writeParts(folder, parts);
  expect(readParts(folder)).toEqual(parts);
  expect(readParts(join(folder, 'nowhere'))).toEqual([]);
  expect(summary(parts, [])).toBe('\nParts:\n    0.0 s  types');
});

test('countWorkers returns WORKERS, or two per core by default', () => {
  expect(countWorkers(undefined, 6)).toBe(12);
  expect(countWorkers('', 6)).toBe(12);
  expect(countWorkers('3', 6)).toBe(3);
});

test.each(['0', 'abc', '-1', '1.5', '2 '])('countWorkers refuses WORKERS=%s', (given) => {
  expect(() => countWorkers(given, 6)).toThrow(`WORKERS must be a positive integer, not "${given}".`);
});

test('npm test and the browser tests refuse an invalid WORKERS before they run anything', () => {
  for (const [command, ...args] of [
    [process.execPath, 'scripts/test.ts'],
    [join(root, 'node_modules/.bin/playwright'), 'test'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      env: { ...process.env, WORKERS: '0' },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', 'WORKERS must be a positive integer, not "0".\n']);
  }
});
