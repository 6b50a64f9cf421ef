import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendConfiguration } from './build/backend-configuration.ts';
import { compressAssets } from './build/compress-assets.ts';

/** The mock API that the development server proxies to. */
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4000';
const proxied = ['/api', '/__mock', '/uploads', '/pictures', '/files', '/health', '/session'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), backendConfiguration(backend), compressAssets()],
  build: {
    // The Content Security Policy forbids data: URLs.
    assetsInlineLimit: 0,
    // The browsers of docs/architecture.md. For older ones light-dark() would be rewritten to follow the system instead of the page.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    manifest: true,
    // The weight test checks transferred bytes instead.
    chunkSizeWarningLimit: 600,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Plugin timings appear only on a busy machine, so they say nothing about the code.
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Five scripts for shared code and one per feature, so that a reload needs few requests. No screen needs popups
        // before something opens. Only forms need comboboxes, and only screens with candidates need their lists. Their
        // columns and actions are loaded with a table, a file, a profile or Choose Action. Otherwise the scripts for
        // shared code would take along all modules that theirs import.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'popups',
              minShareCount: 2,
              priority: 2,
              test: /@floating-ui\/(?!utils)|floating-ui-react\/(?!utils)|react\/(alert-)?dialog|utils\/popups|AnchorPositioning|ScrollLock|feedback\/\w*Dialog/,
            },
            {
              name: 'shared',
              minShareCount: 2,
              priority: 1,
              test: /^(?!.*(autocomplete|combobox|text-mask|identity-index|name-words|candidates.csv|state\/unfinished|unfinished-acts|react\/menu\/|features\/(candidate-list|filter|shortlist(?!\/told-no)|profile|open-profile|review|folders|search|jobs\/job)\/))/i,
            },
            {
              name: 'candidates',
              minShareCount: 2,
              test: /^(?!.*(list\/table|actions\/action-icons|told-no)).*features\/(candidate-list|filter|shortlist|review\/jobs|jobs\/job)\//,
            },
            { name: 'comboboxes', test: /autocomplete|combobox/i, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
