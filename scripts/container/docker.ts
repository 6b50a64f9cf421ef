import { spawnSync } from 'node:child_process';

/** Runs Docker's client, its output shown; throws when it fails or is not there. */
export function docker(...args: string[]): void {
  const { status, error } = spawnSync('docker', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) throw new Error(`The docker command could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`docker ${args[0]} failed: see above.`);
}
