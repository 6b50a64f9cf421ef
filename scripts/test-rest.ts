import { builds, rest, runTests } from './test-steps.ts';

// `npm run test:rest`: the tests that `npm test` leaves out.
await runTests([builds, Object.values(rest).map(({ step }) => step)]);
