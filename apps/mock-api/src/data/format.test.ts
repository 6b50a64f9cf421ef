import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ForeignData } from '../store/store.ts';
import { tempFolder } from '../store/testing/temp-folder.ts';
import { refuseFormerData } from './format.ts';

describe('a data folder', () => {
  it.each(['journal-000001.jsonl', 'snapshot-000012.jsonl'])(
    'is refused with advice if the version with journals wrote it (%s)',
    async (name) => {
      const folder = tempFolder();
      writeFileSync(join(folder, name), '');
      await expect(refuseFormerData(folder)).rejects.toThrow(ForeignData);
      await expect(refuseFormerData(folder)).rejects.toThrow(/early version.*DATA_DIR.*delete/);
    },
  );

  it('that is missing, or has other files, is not', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'data.db'), '');
    await expect(refuseFormerData(folder)).resolves.toBeUndefined();
    await expect(refuseFormerData(join(folder, 'missing'))).resolves.toBeUndefined();
  });
});
