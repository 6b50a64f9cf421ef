import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const manifest = join(import.meta.dirname, '../../../apps/web/dist/.vite/manifest.json');

/** Returns the path of the built script for a source file, such as 'src/app/shell/NotFound.tsx'. */
export function builtScript(source: string): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const file = chunks[source]?.file;
  if (file === undefined) throw new Error(`${source} is no script of its own`);
  return `/${file}`;
}

/**
 * Makes scripts fail to load, as in browsers before autumn 2026: a page never requests a failed script again. Returns a
 * function that lets the scripts load.
 */
export async function failScripts(page: Page, shouldFail: (path: string) => boolean): Promise<() => void> {
  let isBlocking = true;
  const failedPaths = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) failedPaths.clear();
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const isBlocked = isBlocking && shouldFail(path);
    // Browsers remember failures of scripts only.
    if (isBlocked && request.resourceType() === 'script') failedPaths.add(path);
    await (isBlocked || failedPaths.has(path) ? route.abort('connectionrefused') : route.continue());
  });
  return () => {
    isBlocking = false;
  };
}

/** Runs in the page. */
export const isReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
};

/** Turns on the data saver for later pages, which disables prefetching. */
export async function saveData(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
