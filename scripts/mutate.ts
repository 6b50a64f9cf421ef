import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { type Area, areas, notMutated } from '../tests/mutation/areas.ts';
import { equivalents } from '../tests/mutation/equivalents.ts';
import { complaints, type MutatedFile, percentage, scoreOf } from '../tests/mutation/score.ts';

// `npm run mutate [-- folder ...]`: changes the code one place at a time and sees whether a unit test fails. What an earlier run found is
// used again where code and tests are the same.
process.chdir(join(import.meta.dirname, '..'));
const wanted = process.argv.slice(2);
let passed = true;
let tried = 0;

for (const area of areas) {
  const code = area.code.flatMap((pattern) => globSync(pattern)).filter(isWanted);
  if (code.length === 0) continue;
  tried += code.length;
  const report = mutate(area, code);
  passed = report !== null && judge(area, report) && passed;
}
if (tried === 0) console.error(`No code is mutated in ${wanted.join(', ')}.`);
process.exit(passed && tried > 0 ? 0 : 1);

function isWanted(file: string): boolean {
  const isAsked = wanted.length === 0 || wanted.some((folder) => file.startsWith(folder));
  return isAsked && !notMutated.some((pattern) => matchesGlob(file, pattern));
}

/** Writes the area's report, in which files that were not asked for are as they were, and returns its name; none where the tests fail as they are. */
function mutate({ name, tests }: Area, code: readonly string[]): string | null {
  const report = `test-results/mutation/${name}.json`;
  const { status } = spawnSync(
    'stryker',
    ['run', 'tests/mutation/stryker.config.mjs', '--incrementalFile', report, '--mutate', code.join(',')],
    { stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests }, shell: process.platform === 'win32' },
  );
  return status === 0 ? report : null;
}

function judge({ name }: Area, report: string): boolean {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as { files: Readonly<Record<string, MutatedFile>> };
  const score = scoreOf(files, equivalents);
  for (const { file, line, code, becomes } of score.survivors) console.log(`${file}:${line}  ${code} → ${becomes}`);
  const faults = complaints(score);
  for (const fault of faults) console.error(fault);
  console.log(
    `${name}: ${percentage(score).toFixed(1)} % of ${score.mutants} mutants, ${score.survivors.length} survived, ${score.equivalents} equivalent`,
  );
  return faults.length === 0;
}
