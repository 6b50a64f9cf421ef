import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

const shared = {
  configFile: false,
  root,
  logLevel: 'warn',
  // All packages go in; what Node has of its own stays out.
  ssr: { noExternal: true, target: 'node' },
} satisfies InlineConfig;

const sharedBuild = {
  target: 'node24',
  // What is served is copied by others; vite's public folder is not ours.
  copyPublicDir: false,
} satisfies InlineConfig['build'];

/** Writes the mock API into `folder`, which is emptied first: `server.mjs`. It needs Node 24 and no packages. */
export async function bundleServer(folder: string): Promise<void> {
  await bundle('mock-api/src/main.ts', { outDir: folder, emptyOutDir: true, fileName: 'server.mjs' });
}

/** Writes the program of the web application's image into `folder`, which is emptied first: `start.mjs`. It needs Node 24 and no packages. */
export async function bundleWebServer(folder: string): Promise<void> {
  await bundle('web/server/start.ts', { outDir: folder, emptyOutDir: true, fileName: 'start.mjs' });
}

async function bundle(
  entry: string,
  { fileName, ...output }: { fileName: string; outDir: string; emptyOutDir: boolean },
) {
  await build({
    ...shared,
    build: {
      ...sharedBuild,
      ...output,
      ssr: `apps/${entry}`,
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}
