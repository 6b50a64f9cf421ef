import { spawnSync } from 'node:child_process';

/** Runs Docker's client on `input`, its output shown; throws a sentence when it fails or is not there. */
export function docker(args: readonly string[], input = ''): void {
  const { status, error } = spawnSync('docker', args, { input, stdio: ['pipe', 'inherit', 'inherit'] });
  if (error !== undefined) throw new Error(`The docker command could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`docker ${args[0]} failed: see above.`);
}

/** Throws a sentence where no Docker daemon answers. */
export function wantDocker(): void {
  const { status, error, stderr } = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], {
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(`An image is made by Docker, which does not answer: ${error?.message ?? stderr.trim()}`);
}
