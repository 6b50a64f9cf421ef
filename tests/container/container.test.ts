import { chmodSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { imageName, webImageName } from './images.ts';
import { AContainer, aVolume, docker } from './a-container.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

it('keeps every acknowledged change when the container is killed and replaced', async () => {
  const volume = await aVolume();
  const first = await AContainer.start(volume);
  const url = await first.url();

  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let count = 0; ; count += 1) {
      const email = `writer-${writer}-${count}@people.example`;
      const isKept = await signUp(url, email).catch(() => false);
      if (!isKept) return;
      if (acknowledged.push(email) === 40) killed = first.kill('SIGKILL');
    }
  });
  await Promise.all(writers);
  await killed;
  expect(await first.exitCode()).toBe(137);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  const second = await AContainer.start(volume, '--env=MOCK_CONTROL=on');
  const mailbox = await fetch(`${await second.url()}/__mock/outbox`);
  const { messages } = (await mailbox.json()) as { messages: { to: string }[] };
  expect(messages.map(({ to }) => to)).toEqual(expect.arrayContaining(acknowledged));
});

it('refuses a volume that another container uses, and says why', async () => {
  const volume = await aVolume();
  const holder = await AContainer.start(volume);
  await holder.url();
  const second = await AContainer.start(volume);
  expect(await second.exitCode()).toBe(1);
  expect(await second.logs()).toBe(
    `/data is in use by process 1 on ${holder.id.slice(0, 12)}. Stop it, or use another folder.\n`,
  );
  expect(await holder.isRunning()).toBe(true);
});

it('reports in one line that it cannot write to its folder', async () => {
  const folder = tempFolder();
  chmodSync(folder, 0o555);
  const container = await AContainer.start(folder);
  expect(await container.exitCode()).toBe(1);
  expect(await container.logs()).toBe(
    'This user may not write to /data. Allow it, or choose another data folder with DATA_DIR.\n',
  );
});

it.each(['SIGTERM', 'SIGINT'] as const)('exits with code 0 on %s', async (signal) => {
  const container = await AContainer.start(await aVolume());
  await container.url();
  await container.kill(signal);
  expect(await container.exitCode()).toBe(0);
});

it('has no control surface by default, and reviews companies with its own command', async () => {
  const token = `--env=REVIEW_TOKEN=${'a'.repeat(32)}`;
  const container = await AContainer.start(await aVolume(), '--env=DEMO=on', token);
  const url = await container.url();
  expect((await fetch(`${url}/__mock/outbox`)).status).toBe(404);
  expect(await container.logs()).not.toContain('Mailbox');
  expect(await container.exec('node', 'apps/mock-api/src/main.ts', 'review', 'Acme Works', 'VERIFIED')).toBe(
    'Acme Works: the company verification is VERIFIED.',
  );
});

it('has no account with a public password, unless configured', async () => {
  const container = await AContainer.start(await aVolume());
  const answer = await fetch(`${await container.url()}/api/recruiter/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recruiter@acme.example', password: 'Welcome1!' }),
  });
  expect(await answer.json()).toMatchObject({ error: true, type: 'email' });
  expect(await container.logs()).not.toContain('Sign in');
});

it('passes the Docker health check', async () => {
  const container = await AContainer.start(await aVolume());
  await container.url();
  await vi.waitFor(async () => expect(await container.health()).toBe('healthy'), { timeout: 30_000, interval: 200 });
});

it.each(['/', '/__mock/', '/__mock/api/'])('serves %s with everything it refers to', async (path) => {
  const url = await (await AContainer.start(await aVolume(), '--env=MOCK_CONTROL=on')).url();
  const page = await fetch(url + path);
  expect(page.status).toBe(200);
  const markup = await page.text();
  const references = [...markup.matchAll(/<(?:script|link|img)\b[^>]*?\b(?:src|href)="([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, reference = ''] of references) {
    const answer = await fetch(new URL(reference, url + path));
    expect([reference, answer.status]).toEqual([reference, 200]);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  }
});

async function signUp(url: string, email: string): Promise<boolean> {
  const { ok } = await fetch(`${url}/api/recruiter/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Welcome1!', is_google_signedIn: false }),
  });
  return ok;
}

it.each([imageName, webImageName])('%s is labeled with title, version and license', async (image) => {
  const labels = JSON.parse(await docker('inspect', '--format', '{{json .Config.Labels}}', image));
  expect(labels).toMatchObject({
    'org.opencontainers.image.title': 'Glo Recruiter',
    'org.opencontainers.image.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'org.opencontainers.image.licenses': 'MIT',
  });
});
