import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { mockApiProgram } from './mock-api-program.ts';

/** Starts the mock API as a process, by default with a new DATA_DIR. Kills it after the test. */
export function aProgram(env: Readonly<Record<string, string>> = {}, ...args: readonly string[]): ChildProcess {
  const DATA_DIR = env['DATA_DIR'] ?? join(tempFolder(), 'data');
  const child = spawn(process.execPath, [mockApiProgram, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', CANDIDATES: '10', ...env, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits for the greeting. Throws if the program ends first. */
export async function greetingOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('The program has no output to read');
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) return String(chunk);
  throw new Error(`The program ended without a greeting: ${await text(stderr)}`);
}

export async function exitOf(child: ChildProcess): Promise<{ code: unknown; stdout: string; stderr: string }> {
  if (child.stdout === null || child.stderr === null) throw new Error('The program has no output to read');
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Sends a signal and waits for the end. Resolves with the exit code, or null if the signal ended the process. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0] as number | null;
}
