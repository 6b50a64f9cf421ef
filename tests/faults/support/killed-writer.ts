import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect } from 'vitest';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const writer = join(import.meta.dirname, '../kill-writer.ts');

export type Kill = (child: ChildProcess, lines: Interface) => void;

export async function writeUntilKilled(data: string, kill: Kill): Promise<number> {
  const child = spawn(node, [writer, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface(child.stdout);
  let acknowledged = 0;
  lines.on('line', (line) => {
    acknowledged = Math.max(acknowledged, Number(line));
  });
  kill(child, lines);
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}
