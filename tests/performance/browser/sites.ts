import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { StandInProcess } from '../../e2e/support/stand-in-process.ts';
import { buildBarePage } from './bare-page/build.ts';

/** The application and the bare page, served by the same program, and a browser to look at them. */
export interface Sites {
  /** Addresses without a trailing slash. */
  readonly app: string;
  readonly bare: string;
  readonly browser: Browser;
}

/** Has both while `work` goes on; the bare page is built below `folder`. The application is what was built last. */
export async function withSites(folder: string, work: (sites: Sites) => Promise<void>): Promise<void> {
  const bareFolder = join(folder, 'bare-page');
  await buildBarePage(bareFolder);
  const [app, bare] = [new StandInProcess(), new StandInProcess({ WEB_DIST: bareFolder })];
  const browser = await chromium.launch(await launchOptions());
  try {
    await Promise.all([app.start(), bare.start()]);
    await work({ app: app.url, bare: bare.url, browser });
  } finally {
    await browser.close();
    await Promise.all([app.discard(), bare.discard()]);
  }
}
