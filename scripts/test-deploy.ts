import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nginxProgram } from '../apps/web/server/nginx-program.ts';
import { buildWeb } from './build-web.ts';
import { closingLine, readVitestReport } from './reports.ts';

// `npm run test:deploy`: the web application behind a real nginx.
const root = join(import.meta.dirname, '..');
const report = join(root, 'test-results/deploy.json');

if (!existsSync(nginxProgram)) {
  console.error('nginx is missing. Install it: apt-get install nginx-light libnginx-mod-http-brotli-static');
  process.exit(1);
}
await buildWeb();
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  ['run', 'tests/deploy', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DEPLOY: '1' } },
);
console.log(closingLine(readVitestReport(report)));
process.exit(status ?? 1);
