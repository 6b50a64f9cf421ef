import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readReports } from './reports.ts';
import { runStages, type Step } from './steps.ts';
import { summary, writeParts } from './summary.ts';
import { requireWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');
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

/** The steps of a stage run at once. A stage starts if the one before has passed. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'types of the domain, without a browser or Node', command: ['tsc', '--noEmit', '-p', 'packages/domain'] },
    { name: 'lint', command: ['oxlint', '--type-aware'] },
    { name: 'format', command: ['biome', 'format', '.'] },
    { name: 'unused code', command: ['knip'] },
    { name: 'build', command: ['node', 'scripts/build-web.ts'] },
    { name: 'bundle of the mock API', command: ['node', 'scripts/bundle-mock-api.ts', mockApi] },
  ],
  [{ name: 'unit, contract, faults', command: vitest('unit'), isVerbose: true }],
  [
    { name: 'browser', command: ['playwright', 'test', ...(isCi ? [] : ['--max-failures=1'])], isVerbose: true },
    { name: 'processes', command: vitest('process'), isBackground: true },
  ],
];

requireWorkers();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const parts = await runStages(stages, { ...process.env, MOCK_API_PROGRAM: mockApi });
writeParts(reports, parts);

const report = readReports(reports);
const failed = parts.filter(({ hasFailed }) => hasFailed);
console.log(summary(parts, report.tests));
if (failed.length > 0) console.log(`\nStopped after this part failed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(closingLine(report));
process.exit(failed.length === 0 ? 0 : 1);
