import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { imageName, webImageName } from './images.ts';
import { canGetImage, docker, dockerSucceeds, imageExists } from './a-container.ts';

vi.setConfig({ testTimeout: 240_000 });

const file = join(import.meta.dirname, '../../compose.yaml');
const [, database = ''] = /image: (postgres:\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
function reasonToSkip(): string {
  if (!dockerSucceeds('compose', 'version')) return 'Docker has no compose plugin here';
  const missing = [imageName, webImageName].filter((image) => !imageExists(image));
  if (missing.length > 0) return `${missing.join(' and ')}: no such image here`;
  return canGetImage(database) ? '' : `${database} cannot be had here`;
}

const reason = reasonToSkip();
if (reason !== '') console.error(`\n!!! compose.yaml is not run, its test is SKIPPED: ${reason}\n`);

async function startComposeProject() {
  const project = `glo-test-${randomUUID()}`;
  const compose = (...args: string[]) => docker('compose', '--file', file, '--project-name', project, ...args);
  vi.stubEnv('PORT', '0');
  onTestFinished(async () => void (await compose('down', '--volumes', '--timeout', '1')));
  await compose('up', '--detach', '--wait', '--no-build');
  return { compose, network: `${project}_public`, url: `http://${await compose('port', 'web', '4000')}` };
}

async function startClient(network: string) {
  const wait = 'setInterval(() => {}, 60_000)';
  const id = await docker('run', '--detach', `--network=${network}`, '--entrypoint=node', imageName, '--eval', wait);
  onTestFinished(async () => void (await docker('rm', '--force', '--volumes', id)));
  return { run: (script: string) => docker('exec', id, 'node', '--eval', script) };
}

const signIn = `const signIn = async (email, password) => {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('http://web:4000/api/recruiter/user/login', { method: 'POST', headers, body })).status;
};`;

const signInAsDemo = `${signIn} signIn('recruiter@acme.example', 'Welcome1!').then(console.log)`;

/** An address may fail 50 times in 15 minutes. Ten refusals in a row show that both processes refuse it. */
const exhaustSignIns = `${signIn} (async () => {
  for (let at = 0, inARow = 0; inARow < 10; at += 1)
    inARow = (await signIn('nobody-' + at + '@people.example', 'wrong')) === 429 ? inARow + 1 : 0;
})()`;

it.skipIf(reason !== '')(
  `compose.yaml limits each client separately and survives a stopped process ${reason}`,
  async () => {
    const { compose, network, url } = await startComposeProject();
    const [guesser, other] = await Promise.all([startClient(network), startClient(network)]);
    expect((await compose('ps', '--quiet', 'mock-api')).split('\n')).toHaveLength(2);
    await guesser.run(exhaustSignIns);
    expect(await guesser.run(signInAsDemo)).toBe('429');
    expect(await other.run(signInAsDemo)).toBe('200');

    const [stopped = ''] = (await compose('ps', '--quiet', 'mock-api')).split('\n');
    await docker('stop', stopped);
    for (let count = 0; count < 10; count += 1) {
      expect((await fetch(`${url}/api/recruiter/getCompanies`)).status).toBe(401);
    }
    expect((await fetch(`${url}/login`)).status).toBe(200);
  },
);
