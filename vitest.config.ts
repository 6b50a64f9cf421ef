import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start or kill processes, run PostgreSQL or send damaged files. They wait more than they compute. */
const processTests = [
  'tests/commands/*.test.ts',
  'tests/faults/{bad-files,damaged-files,instances,kill,kill-postgres,log,mixed-load,power-cut,process}.test.ts',
  'apps/mock-api/src/{made-once,main,review-command,shared-control,shared-data,shared-limits,start-failures}.test.ts',
  'apps/mock-api/src/store/{postgres,testing}/*.test.ts',
  'apps/mock-api/src/store/store-model.test.ts',
];

const include = ['{apps,packages,tests}/**/*.test.{ts,tsx}'];
const exclude = [
  ...configDefaults.exclude,
  // They need an image, nginx or browsers: `npm run test:contract -- --target container`, `npm run test:deploy`, `npm run test:browsers`.
  ...(process.env.TEST_DEPLOY === undefined ? ['tests/deploy/**'] : []),
  ...(process.env.TEST_BROWSERS === undefined ? ['tests/browsers/**'] : []),
  ...(process.env.CONTRACT_TARGET === 'container' ? [] : ['tests/container/**']),
];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include, exclude: [...exclude, ...processTests] } },
      { extends: true, test: { name: 'process', include: processTests, exclude } },
    ],
    setupFiles: ['tests/setup.ts', 'tests/cheap-passwords.ts', 'apps/web/src/testing/mobx-errors.ts'],
    globalSetup: ['apps/mock-api/src/store/testing/postgres-on-demand.ts'],
    environment: 'node',
    // Generous: a busy machine is no failure, and a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // One worker loads a module once for all of its files: a third of the time. A test leaves nothing behind in a module.
    isolate: false,
    // Without it one core less, which on two cores is half.
    maxWorkers: '100%',
  },
});
