import { spawnSync } from 'node:child_process';

/** Runs npm, the one that runs this if there is one; returns what it printed. Throws with its complaint when it fails. */
export function npm(args: readonly string[], cwd: string): string {
  const { npm_execpath: path } = process.env;
  const [command, first] = path === undefined ? ['npm', []] : [process.execPath, [path]];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: path === undefined && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed:\n${error?.message ?? stderr}`);
  return stdout;
}
