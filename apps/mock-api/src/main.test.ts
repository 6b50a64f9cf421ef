import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { aProgram, exitOf, greetingOf, stop } from './testing/program.ts';
import { aRunningMockApi } from './testing/running.ts';
import { tempFolder } from './store/testing/temp-folder.ts';

describe('the program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says where it is, and ends well on %s', async (signal) => {
    const child = aProgram({});
    const greeting = await greetingOf(child);
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(greeting) ?? [];
    expect(greeting).toContain('recruiter@acme.example / Welcome1!');
    expect(greeting).toContain(`${url}/__mock/`);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await stop(child, signal)).toBe(0);
  });

  it('ends well when a signal comes twice, as to a child of npm', async () => {
    const child = aProgram({});
    await greetingOf(child);
    const ending = exitOf(child);
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ending).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('ends well when it is told to while it is still starting, and does not start first', async () => {
    const folder = tempFolder();
    const child = aProgram({ DATA_DIR: folder, CANDIDATES: '50000' });
    const ending = exitOf(child);
    // The first thing it writes; making the candidates takes it seconds.
    await vi.waitUntil(() => existsSync(join(folder, 'data.db')), { timeout: 30_000, interval: 5 });
    child.kill('SIGTERM');
    expect(await ending).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('says which port is taken and how to choose another', async () => {
    const { url } = await aRunningMockApi();
    const { port } = new URL(url);
    const { code, stdout, stderr } = await exitOf(aProgram({ PORT: port }));
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Choose another one, for example: PORT=${Number(port) + 1} npm start\n`,
    );
  });

  it('says which setting is wrong', async () => {
    const { code, stderr } = await exitOf(aProgram({ CANDIDATES: 'many' }));
    expect(code).toBe(1);
    expect(stderr).toBe('CANDIDATES must be a whole number from 0 to 100000, not "many".\n');
  });
});
