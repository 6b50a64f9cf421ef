import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { nginxProgram } from '../../apps/web/server/nginx-program.ts';
import { prepare } from '../../apps/web/server/prepare.ts';

export interface Builds {
  /** A built application. */
  readonly web: string;
  /** An earlier one, whose scripts are kept. */
  readonly earlier?: string;
  readonly port?: number;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Lets open requests end; what nginx complained about. */
  stop(): Promise<string>;
}

type Environment = Readonly<Record<string, string>>;

/** The image's nginx, configured as the image does it, until the running test has finished. */
export async function aRunningNginx({ web, earlier, port: given }: Builds, env: Environment = {}): Promise<Running> {
  const port = given ?? (await freePort());
  const app = aFolder();
  symlinkSync(web, join(app, 'web'));
  if (earlier !== undefined) symlinkSync(earlier, join(app, 'earlier'));
  const configuration = await prepare({ ...env, PORT: String(port) }, { app, run: aFolder() });
  // The image runs as a user without rights; as root, its workers could not read what belongs to the test.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = spawn(nginxProgram, ['-e', 'stderr', '-c', configuration, ...user], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = text(nginx.stderr);
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    return complaints;
  };
  onTestFinished(async () => void (await stop()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${await complaints}`);
  }
  return { url, port, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Until the running test has finished. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
