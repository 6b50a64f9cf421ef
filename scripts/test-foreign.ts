import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../tests/e2e/support/chromium.ts';
import { installForeignProject } from './foreign-project.ts';
import { closingLine, readPlaywrightReport, readVitestReport, sum } from './reports.ts';

// `npm run test:foreign`: the stand-in as another project has it, in Vitest and Playwright; its command on an older Node, too, if there is one.
const results = join(import.meta.dirname, '../test-results');
const reports = { vitest: join(results, 'foreign.json'), playwright: join(results, 'foreign-pages.json') };
mkdirSync(results, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const { executablePath } = await launchOptions();
const { folder, remove } = await installForeignProject();
const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['tsc', '--project', folder],
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  ['playwright', 'test'],
];
const statuses = steps.map(([command, ...args]) => {
  const env = { ...process.env, CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON: reports.playwright };
  return spawnSync(command, args, { cwd: folder, stdio: 'inherit', env, shell: process.platform === 'win32' }).status;
});
remove();
console.log(closingLine(sum(readVitestReport(reports.vitest), readPlaywrightReport(reports.playwright))));
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
