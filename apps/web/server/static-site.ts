import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { overTlsOnly } from '@glo/mock-api/service-headers';
import type { Environment } from '@glo/mock-api/web/setting-values';
import { buildIndexPages } from '@glo/mock-api/web/index-page';
import { keptForEver, pageHeaders, revalidated } from '@glo/mock-api/web/page-headers';
import { readWebConfiguration } from '@glo/mock-api/web/configuration';

type Headers = Readonly<Record<string, string>>;

/**
 * Writes into `folder`, which is emptied first, what any static host can serve: `files` from the build in `web` with the configuration of
 * the environment in the page, the same as `configuration.json`, and the headers as text. Throws `BadSetting` with a sentence that names the variable.
 */
export async function writeStaticSite(env: Environment, web: string, folder: string): Promise<void> {
  const configuration = readWebConfiguration(env);
  const files = join(folder, 'files');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(web, files, { recursive: true, filter: (path) => !relative(web, path).startsWith('.') });
  const page = buildIndexPages(readFileSync(join(web, 'index.html'), 'utf8'), configuration).system;
  writeFileSync(join(files, 'index.html'), page.plain);
  writeFileSync(join(files, 'index.html.br'), page.br);
  writeFileSync(join(files, 'index.html.gz'), page.gzip);
  writeFileSync(join(folder, 'configuration.json'), `${JSON.stringify(configuration, null, 2)}\n`);
  writeFileSync(join(folder, 'headers.txt'), headersText(await pageHeaders(configuration)));
}

/** Paths, each with the headers of what lies there. */
function headersText(ofAll: Headers): string {
  const sections: readonly [string, Headers][] = [
    ['/assets/*', { ...ofAll, ...overTlsOnly, ...keptForEver }],
    ['/*', { ...ofAll, ...overTlsOnly, ...revalidated }],
  ];
  return sections
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .flat()
    .join('\n');
}
