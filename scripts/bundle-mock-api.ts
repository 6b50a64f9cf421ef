import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const source = join(import.meta.dirname, '../apps/mock-api/src');

/** Writes the mock API to one file, which starts in two thirds of the time. The tests start it by MOCK_API_PROGRAM. */
export async function bundleMockApi(file: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    plugins: [keepPlaces()],
    ssr: { noExternal: true },
    build: {
      ssr: join(source, 'main.ts'),
      target: 'node24',
      outDir: dirname(file),
      emptyOutDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
}

/** The mock API finds its pages and data relative to its sources. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(source)) return null;
      return code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(`file://${id}`));
    },
  };
}

if (import.meta.main) await bundleMockApi(resolve(process.argv[2] ?? 'mock-api/main.mjs'));
