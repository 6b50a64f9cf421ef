/** `npm run test:deep` sets DEEP=1: everything instead of a sample. SEED=… repeats what a run has drawn. */
const deep = process.env['DEEP'] === '1';

/**
 * The seed of a run. `npm test` always uses the same one, so that chance does not decide about a change; the deep run uses a
 * new one. Titles of random tests contain it, so that a failure can be repeated.
 */
export const seed = Number(process.env['SEED'] ?? (deep ? Date.now() % 1_000_000 : 20_260_901));

/** How much of something to try: `whole` in the deep run, `sample` in `npm test`. */
export const sizeOf = (sample: number, whole: number): number => (deep ? whole : sample);
