import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { MockApiProcess } from '../../e2e/support/mock-api-process.ts';

export interface Site {
  readonly app: string;
  readonly browser: Browser;
}

export async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const app = new MockApiProcess();
  const browser = await chromium.launch(await launchOptions());
  try {
    await app.start();
    await work({ app: app.url, browser });
  } finally {
    await browser.close();
    await app.discard();
  }
}
