import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const files = ['index.html', 'icon.svg', 'assets/control-a1b2.js', 'assets/control-c3d4.css'];
const furtherFiles = ['api/index.html', 'google/choose.html', 'google/client.js'];

/** A folder as the build of the stand-in's own pages leaves it; until the running test has finished. */
export function aPagesBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of [...files, ...furtherFiles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}
