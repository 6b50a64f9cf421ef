import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendConfiguration } from './build/backend-configuration.ts';
import { compressAssets } from './build/compress-assets.ts';

/** The stand-in a development server proxies to. */
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4000';
const proxied = ['/api', '/__mock', '/uploads', '/pictures', '/files', '/health', '/session'];

const features = String.raw`[\\/]src[\\/]features[\\/]`;
/** Lists of candidates, and the grid of cards: five features show them, the others do without. All screens prefetch the dialog. */
const candidates = new RegExp(
  [
    String.raw`${features}candidates[\\/](?!profile[\\/]|actions[\\/]Lazy)`,
    String.raw`ui[\\/]layout[\\/]grid[\\/]`,
    String.raw`node_modules[\\/]virtua[\\/]`,
  ].join('|'),
);
/** What two screens share, such as a profile and a comparison, or the dialog that filters: no part of what all share. */
const fewNeed = new RegExp(
  [
    String.raw`${features}candidates[\\/]profile[\\/]`,
    String.raw`${features}verification[\\/](document|texts|[Ee]vidence)`,
    String.raw`${features}(filter[\\/](?!Lazy)|shortlist[\\/])`,
    `${features}(place-choice|PlaceCombobox)`,
    String.raw`ui[\\/](fields[\\/](files[\\/]|CheckboxField)|actions[\\/]SettingsList)`,
    String.raw`domain[\\/]src[\\/](company[\\/]company-form|filter[\\/](filter-|candidate-filter[.]))`,
  ].join('|'),
);

/** Choosing from a list while typing: forms, the filter and the command palette need it, no list and no job. */
const comboboxes = /ui[\\/]fields[\\/]combobox|@base-ui[\\/]react[\\/](combobox|autocomplete)[\\/]/;

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
        // What /login needs, what several screens share, lists of candidates and comboboxes by themselves, and one script for the rest of each
        // screen: few requests on a reload.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: (id) => [candidates, fewNeed, comboboxes].every((some) => !some.test(id)),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'candidates', test: candidates, minShareCount: 2 },
            { name: 'comboboxes', test: comboboxes, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
