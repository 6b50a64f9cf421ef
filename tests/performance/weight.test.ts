import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest, scriptsOfModule, scriptsOfPage, weigh } from './weight.ts';

/** Gzipped bytes of scripts; `laterScreen` is what a reload of a screen asks for beside the first load. */
const budget = { firstLoad: 150_000, laterScreen: 150_000 };

/** Every script is a request, and a slow line has a price for each. */
const mostScripts = 12;

const dist = join(import.meta.dirname, '../../apps/web/dist');
const manifest = readManifest(dist);
const first = scriptsOfPage(readFileSync(join(dist, 'index.html'), 'utf8'));
const screens = Object.keys(manifest).filter((name) => name.startsWith('src/app/screens/'));
const shell = [...scriptsOfModule(manifest, 'src/app/shell/ShellFrame.tsx')];

describe('the weight of the built application', () => {
  it('is within budget for the first paint of /login', () => {
    expect(first.size).toBeGreaterThan(0);
    const bytes = weigh(dist, first);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(budget.firstLoad);
  });

  it('knows every screen', () => {
    expect(screens.length).toBeGreaterThan(15);
  });

  it.each(screens)('is within budget for %s, the shell included', (screen) => {
    const more = new Set([...scriptsOfModule(manifest, screen), ...shell].filter((file) => !first.has(file)));
    expect(weigh(dist, more)).toBeLessThanOrEqual(budget.laterScreen);
    expect(first.size + more.size).toBeLessThanOrEqual(mostScripts);
  });
});

describe('the scales', () => {
  const planted = {
    'src/app/screens/a.ts': { file: 'a.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'src/app/screens/a.ts'] },
    '_deep.js': { file: 'deep.js' },
  };

  it('find what is imported by what is imported', () => {
    expect([...scriptsOfModule(planted, 'src/app/screens/a.ts')]).toEqual(['a.js', 'shared.js', 'deep.js']);
  });

  it('find preloaded scripts of the page too', () => {
    const html = '<link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/a.js"></script>';
    expect([...scriptsOfPage(html)]).toEqual(['assets/b.js', 'assets/a.js']);
  });
});
