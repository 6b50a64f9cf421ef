import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

const maxFiles = 30;

describe('a folder of the product', () => {
  it.each(['apps/mock-api/src', 'apps/web/src', 'packages/adapters/src', 'packages/domain/src'])(
    'in %s has at most 30 files',
    (folder) => {
      expect(crowdedFolders(join(root, folder))).toEqual([]);
    },
  );

  it('is reported if it has more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'crowded-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (let file = 0; file <= maxFiles; file++) writeFileSync(join(folder, `${file}.ts`), '');
    expect(crowdedFolders(folder)).toEqual([`${folder}: 31 files`]);
  });
});

function crowdedFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const inside = entries.filter((entry) => entry.isDirectory());
  return [
    ...(files > maxFiles ? [`${folder}: ${files} files`] : []),
    ...inside.flatMap(({ name }) => crowdedFolders(join(folder, name))),
  ];
}
