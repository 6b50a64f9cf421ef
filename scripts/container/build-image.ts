import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { makeBaseImage } from './base-image.ts';
import { bundleServer, bundleWebServer } from './bundle-server.ts';
import { docker } from './docker.ts';
import { imageName, webImageName } from './image-name.ts';

// `npm run container`: the image, from sources; `npm run container -- web`: that of the web application alone. NODE_IMAGE names a base to take
// instead of the one that is made here.
const root = join(import.meta.dirname, '../..');
const isLinux = process.platform === 'linux';
const { NODE_IMAGE: givenBase } = process.env;
const [what = 'everything', ...more] = process.argv.slice(2);

if (more.length > 0 || !['everything', 'web'].includes(what)) {
  throw new Error(
    'npm run container makes one image of everything, npm run container -- web that of the web application alone.',
  );
}
await buildWeb();
if (what === 'web') await buildWebImage();
else await buildImage();

async function buildImage(): Promise<void> {
  const folder = join(root, 'dist/container');
  console.log('Bundling the server ...');
  await bundleServer(folder);
  // What a new volume starts as.
  mkdirSync(join(folder, 'data'));
  buildFrom('Dockerfile', givenBase || (isLinux ? makeBaseImage() : 'node:24-slim'), imageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 -v glo-data:/data ${imageName}`);
}

async function buildWebImage(): Promise<void> {
  const folder = join(root, 'dist/container-web');
  await bundleWebServer(folder);
  // A tmpfs that is mounted there takes this mode over: whoever runs the image may write to it.
  mkdirSync(join(folder, 'root/run'), { recursive: true });
  chmodSync(join(folder, 'root/run'), 0o1777);
  if (!givenBase && !isLinux)
    throw new Error('NODE_IMAGE must name an image with Node 24 and nginx: see docs/deploying.md.');
  buildFrom('apps/web/server/Dockerfile', givenBase || makeBaseImage('nginx'), webImageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 ${webImageName}`);
}

function buildFrom(file: string, base: string, name: string): void {
  docker('build', '--quiet', '--file', join(root, file), '--build-arg', `NODE_IMAGE=${base}`, '--tag', name, root);
}
