import { join } from 'node:path';
import { closingLine, readReports, readVitestReport, sum } from './reports.ts';
import { readParts, summary } from './summary.ts';

// Prints the last lines of .ci/run. Arguments: its exit status and the number of skipped targets.
const [status = '0', skipped = '0'] = process.argv.slice(2);
const reports = join(import.meta.dirname, '../test-results');
const otherReports = ['deploy.json', 'browsers.json', 'contract-container.json'].map((name) =>
  readVitestReport(join(reports, name)),
);
const totals = otherReports.reduce(sum, readReports(reports));

console.log(summary(readParts(reports), totals.tests));
// The reports do not contain failures outside the tests, such as type errors.
const failed = status === '0' ? totals.failed : Math.max(totals.failed, 1);
console.log(closingLine({ ...totals, failed, skipped: totals.skipped + Number(skipped) }));
