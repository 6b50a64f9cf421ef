import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBaseImage } from './base-image.ts';
import { docker, wantDocker } from './docker.ts';
import { writeImageFiles, writeWebImageFiles } from './image-files.ts';
import { imageName, webImageName } from './image-name.ts';
import { lastStage } from './last-stage.ts';
import { revision } from './revision.ts';

// `npm run container`: the image, from sources; `npm run container -- web`: that of the web application alone. NODE_IMAGE names a base to take
// instead of the one that is made here. Neither network nor BuildKit is needed: only the last stage of the Dockerfile is built by Docker.
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
  if (what === 'web') await buildWebImage();
  else await buildImage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildImage(): Promise<void> {
  await writeImageFiles();
  buildFrom('Dockerfile', givenBase || (isLinux ? makeBaseImage() : 'node:24-slim'), imageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 -v glo-data:/data ${imageName}`);
}

async function buildWebImage(): Promise<void> {
  if (!givenBase && !isLinux)
    throw new Error('NODE_IMAGE must name an image with Node 24 and nginx: see docs/deploying.md.');
  await writeWebImageFiles();
  buildFrom('apps/web/server/Dockerfile', givenBase || makeBaseImage('nginx'), webImageName);
  console.log(`The image is there: docker run --rm -p 4000:4000 ${webImageName}`);
}

function buildFrom(file: string, base: string, name: string): void {
  const stage = lastStage(readFileSync(join(root, file), 'utf8'));
  const settings = { NODE_IMAGE: base, REVISION: revision() };
  const args = Object.entries(settings).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  docker(['build', '--quiet', '--file', '-', ...args, '--tag', name, root], stage);
}
