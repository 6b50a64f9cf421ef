import { availableParallelism } from 'node:os';

/**
 * Returns the number of parallel browsers: WORKERS, or two per core because tests wait half of their time. Throws if
 * WORKERS is not a positive integer.
 */
export function countWorkers(given = process.env['WORKERS'], cores = availableParallelism()): number {
  if (!given) return 2 * cores;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`WORKERS must be a positive integer, not "${given}".`);
  return Number(given);
}

export function requireWorkers(): number {
  try {
    return countWorkers();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
