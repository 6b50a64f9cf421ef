import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: join(import.meta.dirname, 'src/pages'),
  base: '/__mock/',
  plugins: [copySwaggerUi()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // The Content Security Policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        control: join(import.meta.dirname, 'src/pages/index.html'),
        chooser: join(import.meta.dirname, 'src/pages/google/choose.html'),
        client: join(import.meta.dirname, 'src/pages/google/client.ts'),
      },
      // The web application requests the client by this name.
      output: { entryFileNames: ({ name }) => (name === 'client' ? 'google/client.js' : 'assets/[name]-[hash].js') },
    },
  },
});

/** A bundled server has no packages, from which it could serve Swagger UI's files. */
function copySwaggerUi(): Plugin {
  const files = join(import.meta.dirname, '../../node_modules/@fastify/swagger-ui/static');
  return {
    name: 'copy-swagger-ui',
    writeBundle: ({ dir = '' }) => cpSync(files, join(dir, 'api'), { recursive: true }),
  };
}
