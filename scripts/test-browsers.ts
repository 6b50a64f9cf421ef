import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { closingLine, readVitestReport } from './reports.ts';

// `npm run test:browsers`: tests the main journey and every screen in Firefox and WebKit, if installed.
const root = join(import.meta.dirname, '..');
const report = join(root, 'test-results/browsers.json');

await buildWeb();
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  ['run', 'tests/browsers', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_BROWSERS: '1' } },
);
console.log(closingLine(readVitestReport(report)));
process.exit(status ?? 1);
