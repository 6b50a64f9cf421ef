import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** What the runners themselves reported; a runner that did not get to run counts nothing. A flaky test counts as failed. */
export function readReports(folder: string): Totals {
  const vitest = read<VitestReport>(join(folder, 'vitest.json'));
  const playwright = read<PlaywrightReport>(join(folder, 'playwright.json'));
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright ? playwright.stats.unexpected + playwright.stats.flaky : 0),
    skipped: (vitest ? vitest.numPendingTests + vitest.numTodoTests : 0) + (playwright?.stats.skipped ?? 0),
  };
}

export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
