// What the areas have in common; scripts/mutate.ts says which files and where the report is.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  reporters: ['progress-append-only'],
  tempDirName: 'test-results/mutation/sandbox',
  ignorePatterns: ['docs', 'dist', 'test-results', '.data'],
  // There is none of that name: the tests need no compiler, and Stryker would rewrite its configuration through an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
};
