import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readReports } from './reports.ts';
import { runStages, type Step } from './steps.ts';
import { readParts, summary, writeParts } from './summary.ts';
import { requireWorkers } from './workers.ts';
import { requireWritable } from './writable.ts';

const reports = join(import.meta.dirname, '../test-results');
const mockApi = join(reports, 'mock-api/main.mjs');

/** Outside CI, the first failed test ends the run. */
const isCi = Boolean(process.env['CI']);

const vitest = (project: 'unit' | 'process'): Step['command'] => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${project}.json`)}`,
  ...(isCi ? [] : ['--bail=1']),
];

const playwright = (...args: readonly string[]): Step['command'] => [
  'playwright',
  'test',
  ...args,
  ...(isCi ? [] : ['--max-failures=1']),
];

export const staticChecks: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the domain, without a browser or Node', command: ['tsc', '--noEmit', '-p', 'packages/domain'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'unused code', command: ['knip'] },
];

export const builds: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build-web.ts'] },
  { name: 'bundle of the mock API', command: ['node', 'scripts/bundle-mock-api.ts', mockApi] },
];

export const unitTests: Step = { name: 'unit, contract, faults', command: vitest('unit'), isVerbose: true };
export const browserTests: Step = { name: 'browser', command: playwright('--grep-invert=@rest'), isVerbose: true };

/** The tests that `npm test` leaves to `npm run test:rest`, unless their sources changed. */
export const rest = {
  processTests: {
    step: { name: 'processes', command: vitest('process'), isBackground: true },
    sources: /^(?:apps\/mock-api|scripts|tests\/(?:commands|faults))\//,
  },
  repeatedStates: {
    step: {
      name: 'browser, repeated states and installed browser',
      command: playwright('--grep=@rest'),
      env: { BROWSER_REPORT: 'browser-rest' },
    },
    sources:
      /^(?:tests\/e2e\/(?:routes|killed-browser|control-page|another-origin|media-hosts|accessibility|double-press|legal-shapes)\.spec\.ts|tests\/e2e\/support\/(?:routes\/|killed-browser|accessibility|toast-room|zoom|legal-shapes|chromium)|apps\/web\/src\/(?:app\/shortcuts\/guard-presses|state\/press\/)|packages\/domain\/src\/contact\/outbox|apps\/mock-api\/src\/control\/)/,
  },
} as const satisfies Readonly<Record<string, { readonly step: Step; readonly sources: RegExp }>>;

/** Runs the stages, prints the summary and exits. `remark` precedes the closing line. */
export async function runTests(stages: readonly (readonly Step[])[], remark = ''): Promise<never> {
  requireWorkers();
  requireWritable();
  mkdirSync(reports, { recursive: true });
  const before = readParts(reports);
  const parts = await runStages(stages, { ...process.env, MOCK_API_PROGRAM: mockApi });
  writeParts(reports, [...before, ...parts]);

  const report = readReports(reports);
  const failed = parts.filter(({ hasFailed }) => hasFailed);
  console.log(summary(parts, report.tests));
  if (failed.length > 0) console.log(`\nStopped after this part failed: ${failed.map(({ name }) => name).join(', ')}`);
  else if (remark !== '') console.log(`\n${remark}`);
  console.log(closingLine(report));
  process.exit(failed.length === 0 ? 0 : 1);
}

/** Otherwise the reports of an earlier run would be counted. */
export function removeReports(): void {
  requireWritable();
  rmSync(reports, { recursive: true, force: true });
}
