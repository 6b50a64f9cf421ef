import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';

/** The stand-in a development server stands in front of. */
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4000';
const proxied = ['/api', '/__mock', '/uploads', '/pictures', '/files', '/health'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressAssets()],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One script for the first load: it packs better and arrives sooner than forty.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What several screens share, by who shares it; crumbs join their neighbours.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
