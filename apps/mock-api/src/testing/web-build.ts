import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tempFolder } from '../store/testing/temp-folder.ts';

const page =
  '<!doctype html><meta name="color-scheme" content="light dark" />' +
  '<script type="application/json" id="configuration">{}</script><title>App</title>';

export function aWebBuild(): { readonly folder: string; readonly script: string } {
  const folder = tempFolder();
  const script = `console.log(${JSON.stringify('hello '.repeat(100))})`;
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of [
    ['index.html', page],
    ['assets/main-a1b2c3.js', script],
    ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  }
  writeFileSync(join(folder, 'assets/photo-d4e5f6.png'), 'not compressible');
  writeFileSync(join(folder, 'favicon.ico'), 'an icon');
  writeFileSync(join(folder, '.sources'), 'fingerprint');
  return { folder, script };
}
