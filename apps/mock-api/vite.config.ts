import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The stand-in's own pages: the control surface, the API documents, and the sign-in that stands in for Google. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/pages'),
  base: '/__mock/',
  plugins: [licences()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // The Content Security Policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The browsers of docs/architecture.md.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The page of the API documents has Swagger UI in it.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        control: join(import.meta.dirname, 'src/pages/index.html'),
        api: join(import.meta.dirname, 'src/pages/api/index.html'),
        chooser: join(import.meta.dirname, 'src/pages/google/choose.html'),
        client: join(import.meta.dirname, 'src/pages/google/client.ts'),
      },
      // The web application asks for the client by this name.
      output: { entryFileNames: ({ name }) => (name === 'client' ? 'google/client.js' : 'assets/[name]-[hash].js') },
    },
  },
});

/** Of what the page of the API documents is made of, beside it. */
function licences(): Plugin {
  const library = join(import.meta.dirname, '../../node_modules/swagger-ui-dist');
  const texts = ['LICENSE', 'NOTICE', 'swagger-ui-es-bundle.js.LICENSE.txt'];
  return {
    name: 'licences',
    generateBundle() {
      const source = texts.map((file) => readFileSync(join(library, file), 'utf8')).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'api/licences.txt', source });
    },
  };
}
