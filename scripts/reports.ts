import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface TestRun {
  readonly file: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly error: string | null;
}

export interface Report extends Totals {
  readonly tests: readonly TestRun[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { message?: string }[];
        readonly steps?: readonly PlaywrightStep[];
      }[];
    }[];
  }[];
}

interface PlaywrightStep {
  readonly title: string;
  readonly error?: object;
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly file: string } }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const root = join(import.meta.dirname, '..');

/** Reads the reports of `npm test`. A missing report counts as zero tests. */
export function readReports(folder: string): Report {
  const vitest = ['unit.json', 'process.json'].map((name) => readVitestReport(join(folder, name)));
  const browser = ['playwright.json', 'browser-rest.json'].map((name) => readPlaywrightReport(join(folder, name)));
  return [...vitest, ...browser].reduce(sum);
}

/** Counts a file that failed to load as one failure. */
export function readVitestReport(file: string): Report {
  const report = read<VitestReport>(file);
  if (report === null) return none;
  const unloaded = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: [
      ...unloaded.map(({ name, message }) => testRun(name, 'could not be loaded', 0, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status, duration, failureMessages }) =>
          testRun(name, fullName, duration ?? 0, status === 'failed' ? failureMessages.join('\n') : null),
        ),
      ),
    ],
  };
}

/** Counts flaky tests and errors outside a test as failures. */
export function readPlaywrightReport(file: string): Report {
  const report = read<PlaywrightReport>(file);
  if (report === null) return none;
  const { config, stats } = report;
  // Playwright also reports the early end of a run as an error.
  const errors = report.errors.filter(({ message = '' }) => !message.includes('Testing stopped early'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: [
      ...errors.map((each) => testRun(each.location?.file ?? file, 'could not be loaded', 0, each.message ?? '')),
      ...report.suites.flatMap((suite) => testsOf(suite, config.rootDir, [])),
    ],
  };
}

function testsOf(suite: PlaywrightSuite, folder: string, titles: readonly string[]): TestRun[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => {
      const messages = results.flatMap(({ errors, steps }) => [
        ...failedSteps(steps),
        ...errors.map(({ message = '' }) => message),
      ]);
      const hasFailed = status === 'unexpected' || status === 'flaky';
      const milliseconds = results.reduce((total, { duration }) => total + duration, 0);
      return testRun(
        join(folder, file),
        [...titles, title].join(' › '),
        milliseconds,
        hasFailed ? messages.join('\n') : null,
      );
    }),
  );
  const nested = suite.suites ?? [];
  return [...own, ...nested.flatMap((each) => testsOf(each, folder, [...titles, each.title]))];
}

/** Names the failed steps, because one test of a screen has many assertions. */
function failedSteps(steps: readonly PlaywrightStep[] = []): string[] {
  return steps.filter(({ error }) => error).flatMap((step) => [`At: ${step.title}`, ...failedSteps(step.steps)]);
}

function testRun(file: string, name: string, milliseconds: number, error: string | null): TestRun {
  return { file: relative(root, file), name, milliseconds, error };
}

export function sum(a: Report, b: Report): Report {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    tests: [...a.tests, ...b.tests],
  };
}

export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const none: Report = { passed: 0, failed: 0, skipped: 0, tests: [] };

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
