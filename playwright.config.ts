import { defineConfig } from '@playwright/test';
import { requireWorkers } from './scripts/workers.ts';
import { installedBrowser, launchOptions } from './tests/e2e/support/chromium.ts';

const installed = installedBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Only writes the animated picture of the README (CONTRIBUTING.md).
  ...(process.env['ANIMATION'] ? { grep: /@animation/ } : { grepInvert: /@animation/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: requireWorkers(),
  // How long something takes is no test's business: these only end one that waits in vain.
  timeout: 240_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 40, threshold: 0.05 } },
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: `test-results/${process.env['BROWSER_REPORT'] || 'playwright'}.json` }]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 832 },
    // A sixth of the work of a page is to move what moves. The journey is walked with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    // A tenth of a second for each test; `--trace on` brings it for one that fails.
    trace: 'off',
  },
  projects: [
    { name: process.env['CHROMIUM_PATH'] || 'headless shell' },
    // The journey, PDF, print, downloads and focus differ most between the shell and a full browser. Playwright reads
    // the tag in the name too.
    ...(installed === null
      ? []
      : [{ name: `${installed.name} @rest`, grep: /@installed/, use: { launchOptions: installed.launchOptions } }]),
  ],
});
