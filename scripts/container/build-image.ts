import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.ts';
import { makeBaseImage } from './base-image.ts';
import { bundleServer } from './bundle-server.ts';
import { docker } from './docker.ts';
import { imageName } from './image-name.ts';

// `npm run container`: the image, from sources. NODE_IMAGE names a base to take instead of the one that is made here.
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/container');

await buildWeb();
console.log('Bundling the server ...');
await bundleServer(folder);
// What a new volume starts as.
mkdirSync(join(folder, 'data'));
const base = process.env.NODE_IMAGE || (process.platform === 'linux' ? makeBaseImage() : 'node:24-slim');
docker('build', '--quiet', '--build-arg', `NODE_IMAGE=${base}`, '--tag', imageName, root);
console.log(`The image is there: docker run --rm -p 4000:4000 -v glo-data:/data ${imageName}`);
