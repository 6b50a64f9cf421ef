import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readSettings } from '../../apps/mock-api/src/settings.ts';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { aRunningMockApi } from '../../apps/mock-api/src/testing/running.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { writeStaticSite } from '../../apps/web/server/static-site.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';

const env = { PRODUCT_NAME: 'Acme Talent', MEDIA_HOSTS: 'https://cdn.acme.example' };

async function written() {
  const folder = tempFolder();
  const { folder: web } = aWebBuild();
  await writeStaticSite(env, web, folder);
  return { web, read: (name: string) => readFileSync(join(folder, name)), files: readdirSync(join(folder, 'files')) };
}

it('the static build has its configuration in the page, compressed copies and no build notes', async () => {
  const { read, files } = await written();
  expect(files.toSorted()).toEqual(
    [
      'assets',
      'favicon.ico',
      ...['icon.svg', 'index.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
    ].toSorted(),
  );
  const page = read('files/index.html').toString();
  const configuration: unknown = JSON.parse(read('configuration.json').toString());
  expect(configuration).toMatchObject({ productName: 'Acme Talent', googleScript: '' });
  expect(JSON.parse(/id="configuration">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual(configuration);
  expect(brotliDecompressSync(read('files/index.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('files/index.html.gz')).toString()).toBe(page);
});

it('the static headers match those of the mock API over TLS', async () => {
  const { web, read } = await written();
  const { configuration } = readSettings({ ...env, MOCK_CONTROL: 'off' }).web;
  const { url } = await aRunningMockApi({}, { web: { folder: web, configuration } });
  const sections = read('headers.txt').toString().trim().split('\n\n');
  expect(sections).toHaveLength(2);
  for (const [at, path] of ['/assets/main-a1b2c3.js', '/login'].entries()) {
    const [, ...lines] = (sections[at] ?? '').split('\n');
    const listed = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)));
    const { headers } = await rawRequest(url, path, { headers: { 'x-forwarded-proto': 'https' } });
    const others = ['content-type', 'content-length', 'vary', 'etag', 'last-modified', 'accept-ranges', 'date'];
    for (const name of [...others, 'connection']) delete headers[name];
    expect(listed).toEqual(headers);
  }
});
