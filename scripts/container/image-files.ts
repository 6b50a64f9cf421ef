import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundleServer, bundleWebServer } from './bundle-server.ts';

// As a program it is the build stage of the Dockerfiles: `node scripts/container/image-files.ts`, and with `web` for the image of the web
// application alone.
const root = join(import.meta.dirname, '../..');

/** Writes what the image has into dist/container: the program with its pages in `app`, and `data`, what a new volume starts as. */
export async function writeImageFiles(): Promise<void> {
  const folder = emptied('dist/container');
  await buildWeb();
  console.log('Bundling the server ...');
  await bundleServer(join(folder, 'app'));
  copyBuild('apps/web/dist', join(folder, 'app/web'));
  copyBuild('apps/mock-api/dist', join(folder, 'app/pages'));
  writeBill(folder);
  mkdirSync(join(folder, 'data'));
}

/** The same of the web application's image into dist/container-web. */
export async function writeWebImageFiles(): Promise<void> {
  const folder = emptied('dist/container-web');
  await buildWeb();
  await bundleWebServer(join(folder, 'app'));
  copyBuild('apps/web/dist', join(folder, 'app/web'));
  writeBill(folder);
  // A tmpfs that is mounted there takes this mode over: whoever runs the image may write to it.
  mkdirSync(join(folder, 'run'));
  chmodSync(join(folder, 'run'), 0o1777);
}

function emptied(name: string): string {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Without the build's own notes. */
function copyBuild(from: string, to: string): void {
  cpSync(join(root, from), to, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
}

/** CycloneDX: a bundle does not show what is in it. */
function writeBill(folder: string): void {
  writeFileSync(join(folder, 'app/bill-of-materials.json'), billOfMaterials());
}

if (import.meta.main) await (process.argv[2] === 'web' ? writeWebImageFiles() : writeImageFiles());
