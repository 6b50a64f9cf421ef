import { getServers } from 'node:dns';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import type { Environment } from '@glo/mock-api/web/setting-values';
import { buildIndexPages, type IndexPage } from '@glo/mock-api/web/index-page';
import { pageHeaders } from '@glo/mock-api/web/page-headers';
import { nginxConfiguration } from './nginx-configuration.ts';
import { readSettings } from './settings.ts';

interface Folders {
  /** Holds the built application in `web`. */
  readonly app: string;
  /** May be written to. */
  readonly run: string;
}

const nothingHere = 'There is nothing at this address.';
const unreachable = 'The service cannot be reached at the moment. Please try again later.';

/**
 * Writes what nginx serves and how, by the environment. Returns the path of its configuration; throws `BadSetting` with a sentence that
 * names the variable.
 */
export async function prepare(env: Environment, { app, run }: Folders): Promise<string> {
  const settings = readSettings(env);
  const web = join(app, 'web');
  const pages = buildIndexPages(readFileSync(join(web, 'index.html'), 'utf8'), settings.web);
  writeFileSync(join(run, 'nothing-here.json'), JSON.stringify({ message: nothingHere }));
  writeFileSync(join(run, 'unreachable.json'), JSON.stringify({ message: unreachable }));
  for (const [theme, page] of Object.entries(pages)) writePage(join(run, 'pages', theme), page);
  writeFileSync(join(run, 'certificates.pem'), getCACertificates('default').join('\n'));
  const path = join(run, 'nginx.conf');
  const text = nginxConfiguration(settings, {
    app,
    run,
    fileNames: filesIn(web),
    pageHeaders: await pageHeaders(settings.web),
    nameServers: getServers().map((server) => (isIPv6(server) ? `[${server}]` : server)),
    workers: availableParallelism(),
  });
  // It may hold the notification header's secret.
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

function writePage(folder: string, { plain, br, gzip, hash }: IndexPage): void {
  mkdirSync(folder, { recursive: true });
  // nginx makes its ETag of date and size. With a date made of the content, every container of the same version and settings has the same.
  const date = Buffer.from(hash, 'base64url').readUInt32BE() / 2;
  for (const [ending, bytes] of Object.entries({ '': plain, '.br': br, '.gz': gzip })) {
    const file = join(folder, `index.html${ending}`);
    writeFileSync(file, bytes);
    utimesSync(file, date, date);
  }
}

/** Of the build, beside the page, compressed copies and the build's own notes. */
function filesIn(web: string): string[] {
  const entries = readdirSync(web, { withFileTypes: true });
  const isServed = (name: string) => !/^\.|^index\.html|\.(br|gz)$/.test(name);
  return entries.filter((entry) => entry.isFile() && isServed(entry.name)).map(({ name }) => name);
}
