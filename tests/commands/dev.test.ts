import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const root = join(import.meta.dirname, '../..');

it('npm run dev prints one URL, which serves the application and the mock API', async () => {
  const dev = spawn(join(root, 'node_modules/.bin/node'), ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: tempFolder(), CANDIDATES: '10' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void dev.kill('SIGKILL'));
  let said = '';
  for await (const chunk of dev.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes('Mailbox')) break;
  }
  const addresses = new Set(said.match(/http:\/\/[^/\s]+/g));
  expect([...addresses]).toHaveLength(1);
  const [url = ''] = addresses;
  expect(said).toContain(
    `Application  ${url}/\nSign in      recruiter@acme.example / Welcome1!\nMailbox      ${url}/__mock/\n`,
  );
  expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('/@vite/client');
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
});
