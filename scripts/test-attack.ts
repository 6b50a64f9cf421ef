import { runInFull } from './run-in-full.ts';

// `npm run test:attack`: attacks servers that the tests start on the loopback address.
runInFull(
  [
    ...[
      'abuse',
      'authorization',
      'bad-files',
      'bad-requests',
      'codes',
      'extra-keys',
      'guessing',
      'odd-texts',
      'parallel',
      'repeated-writes',
      'slow-requests',
    ].map((name) => `tests/faults/${name}.test.ts`),
    'apps/mock-api/src/accounts',
    'apps/mock-api/src/control/allowed-hosts.test.ts',
    'apps/mock-api/src/http',
    'apps/mock-api/src/limits',
    'apps/mock-api/src/recruiter-api/account',
    'apps/mock-api/src/recruiter-api/company.test.ts',
    'apps/mock-api/src/store/counts',
    'packages/adapters/src/wire/bounded-requests.test.ts',
    'packages/domain/src/shared/look-alike.test.ts',
    'tests/architecture/expressions.test.ts',
    'apps/mock-api/src/review',
  ],
  ['tests/e2e/rebinding.spec.ts', 'tests/e2e/shared-computer.spec.ts'],
);
