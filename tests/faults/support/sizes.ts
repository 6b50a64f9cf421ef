/** `npm run test:deep` sets DEEP=1 to run everything instead of a sample. `SEED=…` repeats a random run. */
const deep = process.env['DEEP'] === '1';

/**
 * The seed of a run. `npm test` always uses the same one, so that its result does not depend on chance. The deep run
 * draws a new one. Test titles contain it, so that a failure can be repeated.
 */
export const seed = Number(process.env['SEED'] ?? (deep ? Date.now() % 1_000_000 : 20_260_901));

/** The number of repetitions: `whole` in the deep run, `sample` in `npm test`. */
export const sizeOf = (sample: number, whole: number): number => (deep ? whole : sample);
