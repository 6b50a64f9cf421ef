import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aRunningStandIn } from './testing/running.ts';

type Environment = Readonly<Record<string, string>>;

function program(env: Environment): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), CANDIDATES: '10', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return child;
}

/** What a program that ends by itself said, and how it ended. */
async function ending(child: ChildProcess): Promise<{ code: unknown; said: string; complained: string }> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The program has no output to read');
  const [[code], said, complained] = await Promise.all([once(child, 'exit'), text(stdout), text(stderr)]);
  return { code, said, complained };
}

/** What the program greets with once it listens. */
async function greeting(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The program has no output to read');
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes('Mailbox')) return said;
  }
  throw new Error(`The program ended without a greeting: ${said}`);
}

describe('the program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says where it is, and ends well on %s', async (signal) => {
    const child = program({});
    const said = await greeting(child);
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    expect(said).toContain('recruiter@acme.example / Welcome1!');
    expect(said).toContain(`${url}/__mock/`);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('ends well when it is told to while it is still starting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'main-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const child = program({ DATA_DIR: folder, CANDIDATES: '20000' });
    // The first thing it writes; making the candidates takes it a second or more.
    await vi.waitUntil(() => existsSync(join(folder, 'format')), { timeout: 10_000, interval: 5 });
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('says which port is taken and how to choose another', async () => {
    const { url } = await aRunningStandIn();
    const { port } = new URL(url);
    const { code, said, complained } = await ending(program({ PORT: port }));
    expect(code).toBe(1);
    expect(said).toBe('');
    expect(complained).toBe(
      `Port ${port} is taken by another program. Choose another one, for example: PORT=${Number(port) + 1} npm start\n`,
    );
  });

  it('says which setting is wrong', async () => {
    const { code, complained } = await ending(program({ CANDIDATES: 'many' }));
    expect(code).toBe(1);
    expect(complained).toBe('CANDIDATES must be a whole number from 0 to 100000, not "many".\n');
  });

  it('says who holds the data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'main-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const holder = program({ DATA_DIR: folder });
    await greeting(holder);
    const { code, complained } = await ending(program({ DATA_DIR: folder }));
    expect(code).toBe(1);
    expect(complained).toContain(folder);
    expect(complained.trim().split('\n')).toHaveLength(1);
  });
});
