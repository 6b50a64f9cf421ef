import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LoadedScreen } from '../../apps/web/src/app/container/container.ts';
import { routes } from '../../apps/web/src/app/routing/routes.ts';
import type { ScreenDefinition } from '../../apps/web/src/features/screen.ts';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { requireBuild } from '../build.ts';
import { readManifest, scriptsOfModule, scriptsOfPage, weigh } from './weight.ts';

/** Compressed bytes and number of scripts, for the first load of /login and for a reload of any other screen. */
const budget = { firstLoad: 170_000, reload: 330_000, requests: 10 };

const web = join(import.meta.dirname, '../../apps/web');
const dist = requireBuild('apps/web/dist');
const manifest = readManifest(dist);
const first = scriptsOfPage(readFileSync(join(dist, 'index.html'), 'utf8'));
const features = Object.keys(manifest).filter((name) => /^src\/features\/.+\/screens\.ts$/.test(name));
/** Scripts that every screen after Login loads. */
const common = ['src/app/bindings/deferred.ts', 'src/app/shell/ShellFrame.tsx', 'src/app/DeferredListeners.tsx'];

const candidateList = 'src/features/candidate-list/view/OpenCandidateList.tsx';
const listPaths: ReadonlySet<string> = new Set([
  paths.opportunity,
  paths.searchResults,
  paths.talentPool,
  paths.shortlisted,
]);

const laterRoutes = routes.filter(({ path }) => path !== paths.root && path !== paths.login);

describe('the weight of the built application', () => {
  const weights = new Map<string, string>();
  const note = (path: string, bytes: number, files: number) => weights.set(path, `${bytes} bytes, ${files} scripts`);
  afterAll(() => console.log([...weights].map((weight) => weight.join(': ')).join('\n')));

  it('is within budget for the first paint of /login', () => {
    expect(first.size).toBeGreaterThan(0);
    const bytes = weigh(dist, first);
    note(paths.login, bytes, first.size);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(budget.firstLoad);
  });

  it.each(laterRoutes)('is within budget for $path, including the shell', async ({ path, load }) => {
    const modules = [await featureOf(await load()), ...common, ...(listPaths.has(path) ? [candidateList] : [])];
    const asked = modules.flatMap((name) => [...scriptsOfModule(manifest, name)]);
    const all = new Set([...first, ...asked]);
    const bytes = weigh(dist, all);
    note(path, bytes, all.size);
    expect(bytes).toBeLessThanOrEqual(budget.reload);
    expect(all.size).toBeLessThanOrEqual(budget.requests);
  });
});

async function featureOf({ View }: LoadedScreen): Promise<string> {
  for (const name of features) {
    const screens = Object.values((await import(join(web, name))) as Readonly<Record<string, ScreenDefinition>>);
    if (screens.some((screen) => screen.View === View)) return name;
  }
  throw new Error('No feature module defines this screen');
}

describe('the scripts of a load', () => {
  const planted = {
    'src/features/a/screens.ts': { file: 'a.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'src/features/a/screens.ts'] },
    '_deep.js': { file: 'deep.js' },
  };

  it('include indirect imports', () => {
    expect([...scriptsOfModule(planted, 'src/features/a/screens.ts')]).toEqual(['a.js', 'shared.js', 'deep.js']);
  });

  it('include preloaded scripts of the page', () => {
    const html = '<link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/a.js"></script>';
    expect([...scriptsOfPage(html)]).toEqual(['assets/b.js', 'assets/a.js']);
  });
});
