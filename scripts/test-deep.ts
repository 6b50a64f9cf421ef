import { runInFull } from './run-in-full.ts';

runInFull(
  ['tests/faults', 'apps/web/src/app/two-tabs.test.ts'],
  ['tests/e2e/killed-browser.spec.ts', 'tests/e2e/legal-shapes.spec.ts'],
);
