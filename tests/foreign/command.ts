import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const bin = join(import.meta.dirname, 'node_modules/@glo/stand-in/bin/glo-stand-in.mjs');

/** A command in a process group of its own, of which nothing is left when the running test has finished. */
export function start(command: string, ...args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { cwd: import.meta.dirname, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  });
  return child;
}

/** What it prints until it says where it listens, and that address. */
export async function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`It ended without an address: ${said}${stderr === null ? '' : await text(stderr)}`);
}

/** What the command said, and how it ended. */
export async function ending(child: ChildProcess): Promise<{ code: unknown; said: string; complained: string }> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The command has no output to read');
  const [[code], said, complained] = await Promise.all([once(child, 'exit'), text(stdout), text(stderr)]);
  return { code, said, complained };
}

export const answers = (url: string) =>
  fetch(`${url}/health`).then(
    () => true,
    () => false,
  );

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A Node of this machine that is too old for the stand-in. */
export const olderNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => {
    const [, major = '24'] =
      /^v(\d+)/.exec(existsSync(node) ? spawnSync(node, ['--version']).stdout.toString() : '') ?? [];
    return Number(major) < 24;
  });
