import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './summary.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Prints while it runs. The output of the others is printed if they fail. */
  readonly isVerbose?: true;
  /** Yields the processor to the other steps of its stage. */
  readonly isBackground?: true;
}

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

/**
 * Runs the steps of each stage at once. Stops after a stage with a failed step. If this process is told to end or is
 * killed, or its parent has gone, a guard ends all processes of the run and removes their temporary files.
 */
export async function runStages(stages: readonly (readonly Step[])[], env: NodeJS.ProcessEnv): Promise<Part[]> {
  const folder = mkdtempSync(join(tmpdir(), 'glo-test-'));
  // PostgreSQL runs as another user and has its folder inside.
  chmodSync(folder, 0o711);
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const groups = new Set<number>();
  const clean = async () => {
    const cleaned = once(guard, 'exit');
    guard.stdin.end();
    await cleaned;
  };
  const stop = () => void clean().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();

  const parts: Part[] = [];
  const track = (group: number | undefined, isRunning: boolean) => {
    if (group === undefined) return;
    if (isRunning) groups.add(group);
    else groups.delete(group);
    if (guard.stdin.writable) guard.stdin.write(`${Array.from(groups).join(' ')}\n`);
  };
  for (const stage of stages) {
    const inFolder = { ...env, TMPDIR: folder };
    parts.push(...(await Promise.all(stage.map((step) => run(step, { ...inFolder, ...step.env }, track)))));
    // The guard reads no more once the run is told to end.
    if (parts.some(({ hasFailed }) => hasFailed) || !guard.stdin.writable) break;
  }
  await clean();
  return parts;
}

async function run(
  step: Step,
  env: NodeJS.ProcessEnv,
  track: (group: number | undefined, isRunning: boolean) => void,
): Promise<Part> {
  const { name, command, isVerbose = false, isBackground = false } = step;
  const [program, ...args] = command;
  const started = performance.now();
  const stdio = isVerbose ? ('inherit' as const) : ('pipe' as const);
  // A process group of its own, so that it ends with all of its processes.
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', stdio, stdio],
    shell: isWindows,
    detached: !isWindows,
  });
  track(child.pid, true);
  if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  track(child.pid, false);
  const milliseconds = performance.now() - started;
  const hasFailed = code !== 0;
  if (hasFailed) process.stdout.write(output);
  console.log(`${hasFailed ? 'FAIL' : 'ok  '} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  return { name, milliseconds, hasFailed, output };
}
