import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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
/** Time for a runner to close its browsers and servers, in milliseconds. */
const gracePeriod = 5000;

/**
 * Runs the steps of each stage at once. Stops after a stage with a failed step. If this process is told to end, or its
 * parent has gone, it ends all processes of the run and removes their temporary files.
 */
export async function runStages(stages: readonly (readonly Step[])[], env: NodeJS.ProcessEnv): Promise<Part[]> {
  const folder = mkdtempSync(join(tmpdir(), 'glo-test-'));
  // PostgreSQL runs as another user and has its folder inside.
  chmodSync(folder, 0o711);
  const running = new Set<ChildProcess>();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(Array.from(running, endGroup));
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(), 500).unref();

  const parts: Part[] = [];
  for (const stage of stages) {
    const inFolder = { ...env, TMPDIR: folder };
    parts.push(...(await Promise.all(stage.map((step) => run(step, { ...inFolder, ...step.env }, running)))));
    if (parts.some(({ hasFailed }) => hasFailed)) break;
  }
  rmSync(folder, { recursive: true, force: true });
  return parts;
}

async function run(step: Step, env: NodeJS.ProcessEnv, running: Set<ChildProcess>): Promise<Part> {
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
  running.add(child);
  if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  const milliseconds = performance.now() - started;
  const hasFailed = code !== 0;
  if (hasFailed) process.stdout.write(output);
  console.log(`${hasFailed ? 'FAIL' : 'ok  '} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  return { name, milliseconds, hasFailed, output };
}

async function endGroup(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  signalGroup(child, 'SIGINT');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), gracePeriod);
  await closed;
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch {
    // All its processes have exited.
  }
}
