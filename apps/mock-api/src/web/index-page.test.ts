import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from './configuration.ts';
import { buildIndexPage } from './index-page.ts';

const html = '<head><script type="application/json" id="configuration">{}</script></head><body></body>';
const configurationIn = (page: Buffer) =>
  JSON.parse(/id="configuration">(.*?)<\/script>/.exec(page.toString())?.[1] ?? '');

describe('the page', () => {
  it('carries the configuration', () => {
    const page = buildIndexPage(html, { ...defaultConfiguration, productName: 'Acme Talent' });
    expect(configurationIn(page.plain)).toEqual({ ...defaultConfiguration, productName: 'Acme Talent' });
    expect(page.plain.toString()).toMatch(/^<head>.*<\/head><body><\/body>$/);
  });

  it('takes any text as a value', () => {
    const productName = `</script><script>alert("$&$1 '")</script><!--`;
    const { plain } = buildIndexPage(html, { ...defaultConfiguration, productName });
    expect(plain.toString().match(/<\/?script/g)).toHaveLength(2);
    expect(configurationIn(plain)).toMatchObject({ productName });
  });

  it('is the same page in every encoding, and known by its content', () => {
    const page = buildIndexPage(html, defaultConfiguration);
    expect(brotliDecompressSync(page.br)).toEqual(page.plain);
    expect(gunzipSync(page.gzip)).toEqual(page.plain);
    expect(buildIndexPage(html, defaultConfiguration).hash).toBe(page.hash);
    expect(buildIndexPage(html, { ...defaultConfiguration, productName: 'X' }).hash).not.toBe(page.hash);
  });

  it('needs a place for the configuration', () => {
    expect(() => buildIndexPage('<html></html>', defaultConfiguration)).toThrow(/<script id="configuration">/);
  });
});
