import type { Equivalents } from './score.ts';

const faster = 'A faster way to the same.';

/** Mutants that no test can tell from the code, each with the reason; at most 5 in 100. */
export const equivalents: Equivalents = {
  'packages/domain/src/shared/text.ts': [
    { code: '/^[\\x20-\\x7e]*$/.test(text)', becomes: 'false', reason: faster },
    { code: '/^[\\x20-\\x7e]*$/', becomes: '/^[\\x20-\\x7e]$/', reason: faster },
    { code: 'words.length === 0', becomes: 'false', reason: faster },
  ],
};
