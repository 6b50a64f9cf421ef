import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Data } from './data.ts';
import { type Measure, numberText } from './measures.ts';
import { compare, alternate } from './samples.ts';

const program = join(import.meta.dirname, '../../../apps/mock-api/src/main.ts');
const reading = join(import.meta.dirname, 'read-and-parse.ts');
const rounds = 5;

/**
 * Measures the time from starting the program on existing data to a response at /health. The baseline is a process that
 * only reads and parses the rows.
 */
export async function measureStartUp(few: Data, many: Data): Promise<Measure[]> {
  const started = (data: Data) =>
    alternate(
      rounds,
      () => secondsToHealth(data.folder),
      () => secondsToParsed(data.lines),
    );
  const small = compare(await started(few));
  const large = compare(await started(many));
  return [
    {
      name: `start-up: ${numberText(few.candidates)} candidates`,
      value: `${numberText(small.ours)} s`,
      against: `${numberText(small.other)} s read and parsed`,
      judged: small.ours,
    },
    {
      name: `start-up: ${numberText(many.candidates)} candidates`,
      value: `${numberText(large.ours)} s`,
      against: `${numberText(large.other)} s read and parsed`,
      judged: large.ratio,
      bound: { most: 1.6 },
    },
  ];
}

async function secondsToHealth(folder: string): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  const url = /http:\/\/[^/]+/.exec(String(line))?.[0];
  if (url === undefined) throw new Error(`The server did not start on ${folder}`);
  const health = await fetch(`${url}/health`);
  if (!health.ok) throw new Error(`/health answered ${health.status}`);
  await health.text();
  const seconds = (performance.now() - started) / 1000;
  server.kill('SIGTERM');
  await ended;
  return seconds;
}

async function secondsToParsed(lines: string): Promise<number> {
  const started = performance.now();
  const parser = spawn(process.execPath, [reading, lines], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(parser, 'exit');
  await Promise.race([once(parser.stdout, 'data'), ended]);
  const seconds = (performance.now() - started) / 1000;
  const [code] = await ended;
  if (code !== 0) throw new Error(`Reading and parsing ${lines} failed with exit code ${code}`);
  return seconds;
}
