/** Code whose rules the unit tests beside it must hold; patterns from the root of the repository. */
export interface Area {
  readonly name: string;
  readonly code: readonly string[];
  readonly tests: string;
}

const noRules = [
  // Test data and fakes.
  'packages/domain/src/testing/**',
  // Texts alone: the tests of the screens compare them byte for byte.
  '**/messages.ts',
];

export const notMutated: readonly string[] = ['**/*.test.ts', ...noRules];

export const areas: readonly Area[] = [
  { name: 'domain', code: ['packages/domain/src/**/*.ts'], tests: 'packages/domain/**/*.test.ts' },
  // How replies come and fail; where a call is sent is held by the contract, against a running service.
  { name: 'adapters', code: ['packages/adapters/src/http/*.ts'], tests: 'packages/adapters/**/*.test.ts' },
];
