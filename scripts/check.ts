import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { requireWritable } from './writable.ts';

// `npm run check`: checks types, unused code and wording. Lint, format, layers and unit tests cover changed files only.
const root = join(import.meta.dirname, '..');
const shell = process.platform === 'win32';

requireWritable();
const changed = changedFiles();
const code = changed.filter((file) => /\.tsx?$/.test(file));
const layered = code.filter((file) => /^(apps|packages|tests)\//.test(file));

/** Tests are beside their file. In the mock API they start servers, so only the test with the file's name runs. */
const places = new Set(
  layered
    .filter((file) => !file.startsWith('tests/'))
    .map((file) =>
      file.startsWith('apps/mock-api/') ? file.replace(/(\.test)?\.tsx?$/, '.test') : `${dirname(file)}/`,
    ),
);

type Step = readonly [command: string, ...args: string[]];
const onFiles = (files: readonly string[], ...step: Step): readonly Step[] =>
  files.length === 0 ? [] : [[...step, ...files]];

const steps: readonly Step[] = [
  ['tsc', '--noEmit', '--incremental'],
  ['knip', '--cache'],
  ...onFiles(code, 'oxlint', '--type-aware'),
  ...onFiles(changed, 'biome', 'format', '--no-errors-on-unmatched', '--files-ignore-unknown=true'),
  ...onFiles(layered, 'depcruise', '--config', '.dependency-cruiser.cjs'),
  ['vitest', 'run', '--project=unit', 'tests/architecture/vague-sentences.test.ts', ...places],
];

function run([command, ...args]: Step): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, shell, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error !== null) console.log(`FAIL ${command}\n${stdout}${stderr}`);
      resolve(error === null);
    });
  });
}

const passed = await Promise.all(steps.map(run));
process.exit(passed.every(Boolean) ? 0 : 1);
