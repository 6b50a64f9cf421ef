import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { twoWayFolders } from './two-way-folders.ts';

const root = join(import.meta.dirname, '../..');

const web = ['app', 'features', 'state', 'ui'].map((folder) => `apps/web/src/${folder}`);
const roots = ['apps/mock-api/src', 'apps/web/src', ...web, 'packages/adapters/src', 'packages/domain/src'];

describe('folders', () => {
  it.each(roots)('in %s never import each other in both directions', (folder) => {
    expect([...twoWayFolders(join(root, folder)).keys()]).toEqual([]);
  });
});

describe('twoWayFolders', () => {
  it.each([
    ['ui', 'feedback/Dialog.tsx', 'fields/TextField.tsx', 'feedback ⇄ fields'],
    ['app', 'App.tsx', 'shell/Shell.tsx', '. ⇄ shell'],
  ])('finds two folders of %s that import each other', (area, one, other, found) => {
    const folder = planted({
      [`${area}/${one}`]: `import '${pathTo(one, other)}';`,
      [`${area}/${other}`]: `import type { One } from '${pathTo(other, one)}';`,
    });
    expect([...twoWayFolders(join(folder, area)).keys()]).toEqual([found]);
  });

  it('finds imports of types, in nested folders, in files of the root and at run time', () => {
    const folder = planted({
      'a/one.ts': `import { two } from '../b/deep/two.ts';`,
      'b/deep/two.ts': `import type { One } from '../../a/one.ts';`,
      'main.ts': `export * from './a/one.ts';`,
      'a/three.ts': `await import('../main.ts');`,
      'c/x/four.ts': `import '../y/five.ts';`,
      'c/y/five.ts': `import '../x/four.ts';`,
    });
    expect([...twoWayFolders(folder).keys()].sort()).toEqual(['. ⇄ a', 'a ⇄ b', 'c/x ⇄ c/y']);
  });

  it('ignores one-way imports, tests, and a folder inside the other', () => {
    const folder = planted({
      'a/one.ts': `import { two } from '../b/two.ts';`,
      'b/two.test.ts': `import { one } from '../a/one.ts';`,
      'b/two.ts': `import '../b/inside/three.ts';`,
      'b/inside/three.ts': `import '../two.ts';`,
    });
    expect(twoWayFolders(folder)).toEqual(new Map());
  });
});

function pathTo(from: string, to: string): string {
  return from.includes('/') ? `../${to}` : `./${to}`;
}

function planted(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return folder;
}
