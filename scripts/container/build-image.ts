import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { makeBaseImage } from './base-image.ts';
import { bundleServer, bundleWebServer } from './bundle-server.ts';
import { docker, wantDocker } from './docker.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { imageName, webImageName } from './image-name.ts';
import { labels } from './labels.ts';

// `npm run container`: the image, from sources; `npm run container -- web`: that of the web application alone. NODE_IMAGE names a base to take
// instead of the one that is made here.
// Every image has a bill of materials (CycloneDX) beside its program, since a bundle does not show what is in it.
const root = join(import.meta.dirname, '../..');
const isLinux = process.platform === 'linux';
const { NODE_IMAGE: givenBase } = process.env;
const [what = 'everything', ...more] = process.argv.slice(2);

try {
  if (more.length > 0 || !['everything', 'web'].includes(what)) {
    throw new Error(
      'npm run container makes one image of everything, npm run container -- web that of the web application alone.',
    );
  }
  wantDocker();
  await buildWeb();
  if (what === 'web') await buildWebImage();
  else await buildImage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildImage(): Promise<void> {
  const folder = join(root, 'dist/container');
  console.log('Bundling the server ...');
  await bundleServer(folder);
  writeFileSync(join(folder, 'bill-of-materials.json'), billOfMaterials());
  // What a new volume starts as.
  mkdirSync(join(folder, 'data'));
  buildFrom('Dockerfile', givenBase || (isLinux ? makeBaseImage() : 'node:24-slim'), imageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 -v glo-data:/data ${imageName}`);
}

async function buildWebImage(): Promise<void> {
  const folder = join(root, 'dist/container-web');
  await bundleWebServer(folder);
  writeFileSync(join(folder, 'bill-of-materials.json'), billOfMaterials());
  // A tmpfs that is mounted there takes this mode over: whoever runs the image may write to it.
  mkdirSync(join(folder, 'root/run'), { recursive: true });
  chmodSync(join(folder, 'root/run'), 0o1777);
  if (!givenBase && !isLinux)
    throw new Error('NODE_IMAGE must name an image with Node 24 and nginx: see docs/deploying.md.');
  buildFrom('apps/web/server/Dockerfile', givenBase || makeBaseImage('nginx'), webImageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 ${webImageName}`);
}

function buildFrom(file: string, base: string, name: string): void {
  const labelled = Object.entries(labels()).flatMap(([label, value]) => [
    '--label',
    `org.opencontainers.image.${label}=${value}`,
  ]);
  const from = ['--build-arg', `NODE_IMAGE=${base}`];
  docker('build', '--quiet', '--file', join(root, file), ...from, ...labelled, '--tag', name, root);
}
