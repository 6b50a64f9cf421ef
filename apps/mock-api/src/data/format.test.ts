import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder, dataFormat, ForeignData } from './format.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('that is empty is claimed, and is ours from then on', async () => {
    await claimFolder(folder);
    expect(readFileSync(join(folder, 'format'), 'utf8')).toBe(`${dataFormat}\n`);
    writeFileSync(join(folder, 'snapshot-1.jsonl'), '');
    await expect(claimFolder(folder)).resolves.toBeUndefined();
  });

  it.each([undefined, '0\n', 'something else'])('with data of format %j is refused with a way on', async (format) => {
    writeFileSync(join(folder, 'journal-1.jsonl'), '');
    if (format !== undefined) writeFileSync(join(folder, 'format'), format);
    await expect(claimFolder(folder)).rejects.toThrow(ForeignData);
    await expect(claimFolder(folder)).rejects.toThrow(/another version.*DATA_DIR/);
  });
});
