const folder = process.env['MUTATION_FOLDER'] ?? '';

export default {
  mutate: [
    `${folder}/**/*.ts`,
    '!**/*.test.ts',
    '!**/testing/**',
    // Texts only. Tests of the screens compare them with the specification.
    '!**/*texts.ts',
    // The contract suite proves the wire schemas, browser tests prove the rest.
    '!packages/adapters/src/wire/!(notes|read-*|reading|values).ts',
    '!packages/adapters/src/{browser,judge}/**',
    // Wiring of views, which the container test covers.
    '!apps/web/src/features/**/{screens,Lazy*}.ts',
  ],
  thresholds: { high: 90, low: 80, break: 80 },
  incremental: true,
  incrementalFile: `test-results/mutation/${folder.replaceAll('/', '-')}.json`,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  tempDirName: 'test-results/mutation/sandbox',
  ignorePatterns: ['docs', 'dist', 'test-results', '.data'],
  // No such file. Stryker would rewrite tsconfig.json through an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
};
