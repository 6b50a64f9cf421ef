/** `npm run test:deep` sets DEEP=1: everything instead of a sample. SEED=… repeats what a run has drawn. */
export const deep = process.env['DEEP'] === '1';

/**
 * What a run draws from. `npm test` draws the same every time, so that a change is judged by itself and never by luck; the
 * deep run draws anew. The seed stands in the title of every test that draws, so that a failure can be repeated.
 */
export const seed = Number(process.env['SEED'] ?? (deep ? Date.now() % 1_000_000 : 20_260_901));

/** How much of something to try: `whole` in the deep run, `sample` in `npm test`. */
export const sizeOf = (sample: number, whole: number): number => (deep ? whole : sample);
