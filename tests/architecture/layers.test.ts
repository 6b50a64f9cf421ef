import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** For about 10 s of CPU time, most of it for reading 2,000 modules. A busy machine takes several times as long. */
const timeout = 300_000;

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

const violations: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'domain-imports-nothing-outside-itself': ['packages/domain/src/a.ts', `import 'mobx';`],
  'adapters-never-import-an-app': ['packages/adapters/src/b.ts', `import '../../../apps/web/src/app/target.ts';`],
  'presenters-and-state-import-no-react-and-no-adapter': [
    'apps/web/src/features/x/c-presenter.ts',
    `import { useState } from 'react'; export const c = useState;`,
  ],
  'views-import-no-adapter': [
    'apps/web/src/features/x/D.tsx',
    `import { d } from '../../../../../packages/adapters/src/target.ts'; export { d };`,
  ],
  'kit-knows-neither-domain-nor-application': ['apps/web/src/ui/E.tsx', `import '../state/target.ts';`],
  'only-the-kit-imports-the-widget-library': [
    'apps/web/src/features/x/F.tsx',
    `import { Dialog } from '@base-ui/react/dialog'; export { Dialog };`,
  ],
  'candidate-list-and-profile-have-one-entry': [
    'apps/web/src/features/x/O.tsx',
    `import '../candidate-list/target.ts';`,
  ],
  'only-app-imports-the-container': ['apps/web/src/features/x/G.tsx', `import '../../app/target.ts';`],
  'mock-api-imports-only-the-wire-its-judge-and-shared-rules': [
    'apps/mock-api/src/h.ts',
    `import '../../../packages/domain/src/target.ts';`,
  ],
  'application-imports-no-server': ['apps/web/src/state/n.ts', `import '../../server/target.ts';`],
  'no-cycles': ['packages/adapters/src/i.ts', `import { j } from './j.ts'; export const i = 1; console.warn(j);`],
  'no-cycles-of-types': [
    'packages/adapters/src/q.ts',
    `import type { R } from './r.ts'; export interface Q { readonly r: R }`,
  ],
  'packages-are-entered-by-name': ['apps/web/src/state/k.ts', `import '../../../../packages/domain/src/target.ts';`],
  'nothing-unresolved': ['packages/adapters/src/l.ts', `import './missing.ts';`],
  'no-test-code-in-the-product': ['apps/web/src/state/m.ts', `import './testing/target.ts';`],
};

const validFiles: Readonly<Record<string, string>> = {
  'packages/adapters/src/j.ts': `import { i } from './i.ts'; export const j = i;`,
  'packages/adapters/src/r.ts': `import type { Q } from './q.ts'; export interface R { readonly q: Q }`,
  'packages/adapters/src/target.ts': 'export const d = 1;',
  'apps/web/server/target.ts': 'export const s = 1;',
  'packages/domain/src/target.ts': 'export {};',
  'apps/web/src/app/target.ts': 'export {};',
  'apps/web/src/features/candidate-list/target.ts': 'export {};',
  'apps/web/src/state/target.ts': 'export {};',
  'apps/web/src/state/testing/target.ts': 'export {};',
  'tests/target.ts': 'export {};',
};

describe('the layer rules', () => {
  it('hold in the whole repository', { timeout }, () => {
    const { summary } = cruise(root);
    expect(summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([]);
    // Guards against a parser that does not read TypeScript, because the tool would then pass with almost no files.
    expect(summary.totalCruised).toBeGreaterThan(150);
  });

  describe('in a folder with violations', () => {
    const folder = mkdtempSync(join(tmpdir(), 'layers-'));
    let reported: string[] = [];

    beforeAll(() => {
      for (const [file, source] of [...Object.values(violations), ...Object.entries(validFiles)])
        writeSource(folder, file, source);
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
      reported = cruise(folder).summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
    }, timeout);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each(Object.entries(violations))('report %s', (rule, [file]) => {
      expect(reported).toContain(`${rule}: ${file}`);
    });
  });
});

function writeSource(folder: string, file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** Reads the output of a failed command too, because the exit code is the number of errors. */
function cruise(folder: string): Cruise {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'packages', 'tests'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000, stdio: 'pipe' } as const;
  try {
    return JSON.parse(execFileSync(join(root, 'node_modules/.bin/depcruise'), args, options)) as Cruise;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Cruise;
  }
}
