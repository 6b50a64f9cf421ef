import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
  '**/*texts.ts',
  // Which view goes with which presenter, and when a dialog is fetched: the container's tests resolve each of them.
  'apps/web/src/features/**/{screens,Lazy*}.ts',
  // What a customer would change, handed down to views.
  'apps/web/src/state/configuration.ts',
];

export const notMutated: readonly string[] = ['**/*.test.ts', ...noRules];

const features = readdirSync(join(import.meta.dirname, '../../apps/web/src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const areas: readonly Area[] = [
  { name: 'domain', code: ['packages/domain/src/**/*.ts'], tests: 'packages/domain/**/*.test.ts' },
  // How replies come and fail, and what is read from them; where a call is sent is held by the contract, against a running service.
  {
    name: 'adapters',
    code: [
      'packages/adapters/src/{http,recruiter-api,candidate-service}/*.ts',
      // The others say what there is on the wire, and decide nothing.
      'packages/adapters/src/wire/{definition,notes,read-*,reading,values}.ts',
    ],
    tests: 'packages/adapters/**/*.test.ts',
  },
  // What screens remember and decide, each part with the tests beside it.
  part('state'),
  ...features.map((feature) => part(`features/${feature}`)),
];

/** A folder of the web application. */
function part(folder: string): Area {
  return {
    name: folder.replaceAll('/', '-'),
    code: [`apps/web/src/${folder}/**/*.ts`],
    tests: `apps/web/src/${folder}/**/*.test.ts`,
  };
}
