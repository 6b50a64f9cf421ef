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
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** What the runners of `npm test` themselves reported; a runner that did not get to run counts nothing. */
export function readReports(folder: string): Totals {
  return sum(readVitestReport(join(folder, 'vitest.json')), readPlaywrightReport(join(folder, 'playwright.json')));
}

/** A file that could not even be loaded counts as one failure. */
export function readVitestReport(file: string): Totals {
  const report = read<VitestReport>(file);
  if (report === null) return none;
  const unloaded = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function sum(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A flaky test counts as failed. */
export function readPlaywrightReport(file: string): Totals {
  const stats = read<PlaywrightReport>(file)?.stats;
  if (stats === undefined) return none;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
