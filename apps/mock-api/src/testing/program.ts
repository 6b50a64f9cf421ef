import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** An empty folder until the running test has finished. */
export function anEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The stand-in as a process of its own, on a folder of its own unless DATA_DIR says another; killed when the running test has finished. */
export function aProgram(env: Readonly<Record<string, string>> = {}, ...args: readonly string[]): ChildProcess {
  const DATA_DIR = env['DATA_DIR'] ?? join(anEmptyFolder(), 'data');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', CANDIDATES: '10', ...env, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What it greets with once it listens. Throws when it ends instead. */
export async function greetingOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('The program has no output to read');
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) return String(chunk);
  throw new Error(`The program ended without a greeting: ${await text(stderr)}`);
}

/** What a program that ends by itself said, and how it ended. */
export async function endingOf(child: ChildProcess): Promise<{ code: unknown; said: string; complained: string }> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The program has no output to read');
  const [[code], said, complained] = await Promise.all([once(child, 'exit'), text(stdout), text(stderr)]);
  return { code, said, complained };
}

/** Sends a signal and waits for the end; the exit code, null when the signal itself ended it. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0] as number | null;
}
