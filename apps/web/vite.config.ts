import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendConfiguration } from './build/backend-configuration.ts';
import { compileAtOnce } from './build/compile-at-once.ts';
import { compressAssets } from './build/compress-assets.ts';
import { markBeforeStyle } from './build/mark-before-style.ts';
import { repliesOnly } from './build/replies-only.ts';
import { createStandsOnWidgets } from './build/stands-on-widgets.ts';
import { twoStyleSheets } from './build/two-style-sheets.ts';
import { unusedRouter } from './build/unused-router.ts';
import { wholeFirstScript } from './build/whole-first-script.ts';

/** The stand-in a development server stands in front of. */
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4000';
const proxied = ['/api', '/__mock', '/uploads', '/pictures', '/files', '/health'];

const standsOnWidgets = createStandsOnWidgets();

/** By who shares it; pieces below so many bytes are merged. */
const shared = (bytes: number) => ({ minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: bytes });

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    backendConfiguration(backend),
    unusedRouter(),
    repliesOnly(),
    twoStyleSheets(),
    wholeFirstScript(),
    markBeforeStyle(),
    compileAtOnce(),
    compressAssets(),
  ],
  // Icons without what nobody here asks of them.
  resolve: { alias: { '../createLucideIcon.mjs': `${import.meta.dirname}/src/ui/plain-icon.ts` } },
  build: {
    assetsInlineLimit: 0,
    // Those of docs/architecture.md, which know light-dark(): written out for older ones, colours would need a colour scheme in the
    // style sheets, and it stands in the page (docs/decisions/0025-theme.md).
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    manifest: true,
    target: 'es2023',
    // Lists of what to fetch with every screen would stand in the first load; it costs a screen's shared code one round trip.
    modulePreload: false,
    rolldownOptions: {
      // Making a schema does nothing but make it: those nobody uses go.
      treeshake: { manualPureFunctions: ['z'] },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Their names stand in the first load: the shortest the bundler allows. The manifest tells what is what.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One script for the first load: it packs better and arrives sooner than forty.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What several screens share, by who shares it. Crumbs join their neighbours, but only within a layer that
            // imports nothing above it: otherwise a screen would load what its crumb's neighbour needs.
            {
              name: (id, graph) => (standsOnWidgets(id, graph) ? 'widgets' : null),
              ...shared(0),
            },
            { name: 'packages', test: /\/packages\//, ...shared(400) },
            // Icons that many screens show are one file.
            { name: 'icons', test: /lucide-react/, minShareCount: 4 },
            { name: 'kit', test: /\/src\/ui\/|lucide-react/, ...shared(300) },
            { name: 'shared', ...shared(0) },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
