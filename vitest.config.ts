import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tests}/**/*.test.{ts,tsx}'],
    // They need an image, nginx or browsers: `npm run test:contract -- --target container`, `npm run test:deploy`, `npm run test:browsers`.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DEPLOY === undefined ? ['tests/deploy/**'] : []),
      ...(process.env.TEST_BROWSERS === undefined ? ['tests/browsers/**'] : []),
      ...(process.env.CONTRACT_TARGET === 'container' ? [] : ['tests/container/**']),
    ],
    setupFiles: ['tests/setup.ts', 'apps/web/src/testing/mobx-errors.ts'],
    globalSetup: ['apps/mock-api/src/store/testing/postgres-on-demand.ts'],
    environment: 'node',
    // Generous: a busy machine is no failure, and a test that hangs is found all the same.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // One worker loads a module once for all of its files: a third of the time. A test leaves nothing behind in a module.
    isolate: false,
    // Without it one core less, which on two cores is half.
    maxWorkers: '100%',
  },
});
