import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { mainThreadTasks, type Task, type TraceEvent } from './tasks.ts';

export const slowdown = 4;

/** 1.6 Mbit/s with a round trip of 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

export class MeasuredPage {
  readonly page: Page;
  readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<MeasuredPage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 832 }, ...options });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return new MeasuredPage(page, cdp);
  }

  async slowNetwork(): Promise<void> {
    await this.cdp.send('Network.emulateNetworkConditions', slowNetwork);
  }

  /** Throttles the processor. Use it only for measures that depend on the clock. */
  async slowProcessor(): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }

  /** Returns the main thread's tasks during `act`, scaled by `slowdown`. Do not call after `slowProcessor`. */
  async work(act: () => Promise<unknown>): Promise<readonly Task[]> {
    return mainThreadTasks(await this.trace(act), slowdown);
  }

  /** Returns the tasks during `act` and the marks that the page set. */
  async trace(act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
    this.cdp.on('Tracing.dataCollected', collect);
    await this.cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] } });
    try {
      await act();
    } finally {
      const ended = new Promise((resolve) => this.cdp.once('Tracing.tracingComplete', resolve));
      await this.cdp.send('Tracing.end');
      await ended;
      this.cdp.off('Tracing.dataCollected', collect);
    }
    return events;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
