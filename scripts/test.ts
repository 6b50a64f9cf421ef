import { launchOptions } from '../tests/e2e/support/chromium.ts';
import { unpushedFiles } from './changed-files.ts';
import { browserTests, builds, removeReports, rest, runTests, staticChecks, unitTests } from './test-steps.ts';
import { requireWorkers } from './workers.ts';

// `npm test`: everything that a change of a screen or a reply can break. `npm run test:rest` runs the rest.
const changed = changedOrNone();
const all = Object.values(rest);
const included = all.filter(({ sources }) => changed.some((file) => sources.test(file))).map(({ step }) => step);
const left = all.map(({ step }) => step).filter((step) => !included.includes(step));
const remark = left.length === 0 ? '' : `Left for CI, or npm run test:rest: ${left.map(({ name }) => name).join('; ')}`;

requireWorkers();
removeReports();
// Ends here if there is no browser.
await launchOptions();
// One check after the other, because each uses all processors.
const checks = staticChecks.map((step) => [step]);
await runTests([...checks, builds, [unitTests], [browserTests, ...included]], remark);

/** A source archive has no history. */
function changedOrNone(): readonly string[] {
  try {
    return unpushedFiles();
  } catch {
    return [];
  }
}
