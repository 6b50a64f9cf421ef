import { spawnSync } from 'node:child_process';
import { buildWeb } from './build-web.ts';
import { runVitest } from './run-vitest.ts';

// `npm run test:deploy`: tests the web application behind a real nginx.

// Debian installs nginx in /usr/sbin, which is often not in PATH.
const env = { PATH: `${process.env.PATH}:/usr/sbin`, TEST_DEPLOY: '1' };

for (const [program, argument] of [
  ['nginx', '-v'],
  ['envsubst', '--version'],
] as const) {
  if (spawnSync(program, [argument], { env: { ...process.env, ...env } }).error === undefined) continue;
  console.error(`${program} is missing, so the tests cannot run. Install it: apt-get install nginx-light gettext-base`);
  process.exit(1);
}
await buildWeb();
runVitest('deploy', ['tests/deploy'], env);
