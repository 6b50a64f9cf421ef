import config from '../../vitest.config.ts';

/** The unit tests of one area alone: they take milliseconds, and a rule is held beside its code. None of them needs a database. */
export default {
  ...config,
  test: { ...config.test, testTimeout: 5_000, include: [process.env['MUTATION_TESTS']], globalSetup: [] },
};
