import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { twoWayFolders } from './two-way-folders.ts';

const root = join(import.meta.dirname, '../..');

const roots = ['apps/mock-api/src', 'apps/web/src/features', 'packages/adapters/src', 'packages/domain/src'];

describe('folders import each other one way only', () => {
  it.each(roots)('in %s', (folder) => {
    expect([...twoWayFolders(join(root, folder)).keys()]).toEqual([]);
  });
});

describe('would be caught', () => {
  it('an import back, of a type, from deep inside, and by the files of the root', () => {
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

  it('and not one way, a test, or a folder and one inside it', () => {
    const folder = planted({
      'a/one.ts': `import { two } from '../b/two.ts';`,
      'b/two.test.ts': `import { one } from '../a/one.ts';`,
      'b/two.ts': `import '../b/inside/three.ts';`,
      'b/inside/three.ts': `import '../two.ts';`,
    });
    expect(twoWayFolders(folder)).toEqual(new Map());
  });
});

function planted(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return folder;
}
