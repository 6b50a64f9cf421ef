import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressAssets } from '../../../../apps/web/build/compress-assets.ts';

/** Builds the bare page into `folder`, which the stand-in can serve: for the same browsers and compressed the same way. */
export async function buildBarePage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), compressAssets()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  });
}
