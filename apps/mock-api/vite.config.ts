import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The stand-in's own pages: the control surface, and the sign-in that stands in for Google. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/pages'),
  base: '/__mock/',
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // The Content Security Policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The browsers of docs/architecture.md.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        control: join(import.meta.dirname, 'src/pages/index.html'),
        chooser: join(import.meta.dirname, 'src/pages/google/choose.html'),
        client: join(import.meta.dirname, 'src/pages/google/client.ts'),
      },
      // The web application asks for the client by this name.
      output: { entryFileNames: ({ name }) => (name === 'client' ? 'google/client.js' : 'assets/[name]-[hash].js') },
    },
  },
});
