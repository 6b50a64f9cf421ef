import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Writes the stand-in as the one file `server.mjs` into `folder`, which is emptied first: it needs Node 24 and no packages. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // All packages go in; what Node has of its own stays out.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'apps/mock-api/src/main.ts',
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      // The web application is copied by the Dockerfile; vite's public folder is not ours.
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
    },
  });
}
