import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON: outputFile = 'report.json' } = process.env;

export default defineConfig({
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile }]],
  use: {
    // The page comes from no server (`page.route`): to Chromium it is one of the wide world, which may not ask this machine.
    permissions: ['local-network-access'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
