import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../store/testing/temp-folder.ts';

const files = ['index.html', 'icon.svg', 'assets/control-a1b2.js', 'assets/control-c3d4.css'];
const furtherFiles = ['api/index.html', 'google/choose.html', 'google/client.js'];

export function aPagesBuild(): string {
  const folder = tempFolder();
  for (const file of [...files, ...furtherFiles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}
