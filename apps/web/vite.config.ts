import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendConfiguration } from './build/backend-configuration.ts';
import { compressAssets } from './build/compress-assets.ts';

/** The stand-in a development server proxies to. */
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4000';
const proxied = ['/api', '/__mock', '/uploads', '/pictures', '/files', '/health', '/session'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), backendConfiguration(backend), compressAssets()],
  build: {
    // The Content Security Policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The browsers of docs/architecture.md. They know light-dark(); written out for older ones, it would follow the system and not the page.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    manifest: true,
    // The weight test judges, by what goes over the wire.
    chunkSizeWarningLimit: 600,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long each plugin took is told on a busy machine only, and says nothing of the code.
      checks: { bundlerTimings: false },
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Two scripts for the shell and all shared code, and one for the rest of each feature: few requests on a reload.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
