import { availableParallelism } from 'node:os';

/** How many browsers run side by side: WORKERS, or two for each core, since a test waits half of its time. Anything but a positive whole number throws. */
export function countWorkers(given = process.env['WORKERS'], cores = availableParallelism()): number {
  if (!given) return 2 * cores;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`WORKERS must be a whole number from 1 upwards, not "${given}".`);
  return Number(given);
}

/** The variant for commands: prints the error in one sentence and exits. */
export function requireWorkers(): number {
  try {
    return countWorkers();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
