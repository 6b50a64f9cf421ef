import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { closingLine, readVitestReport } from './reports.ts';

// `npm run test:deploy`: tests the web application behind a real nginx.
const root = join(import.meta.dirname, '..');
const report = join(root, 'test-results/deploy.json');

// Debian installs nginx in /usr/sbin, which is often not in PATH.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, TEST_DEPLOY: '1' };

for (const [program, argument] of [
  ['nginx', '-v'],
  ['envsubst', '--version'],
] as const) {
  if (spawnSync(program, [argument], { env }).error === undefined) continue;
  console.error(`${program} is missing, so the tests cannot run. Install it: apt-get install nginx-light gettext-base`);
  process.exit(1);
}
await buildWeb();
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  ['run', 'tests/deploy', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: 'inherit', env },
);
console.log(closingLine(readVitestReport(report)));
process.exit(status ?? 1);
