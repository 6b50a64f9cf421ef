import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vagueSentences } from './vague-sentences.ts';

const root = join(import.meta.dirname, '../..');

describe('comments and test titles', () => {
  it('name the thing (CONTRIBUTING.md#writing)', { timeout: 300_000 }, () => {
    const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx'];
    const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(files.length).toBeGreaterThan(1000);
    const offenses = files.flatMap((file) =>
      vagueSentences(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, sentence }) => `${file}:${line}: ${sentence}`,
      ),
    );
    expect(offenses, 'Rewrite these by CONTRIBUTING.md#writing').toEqual([]);
  });
});

describe('a vague sentence', () => {
  it.each([
    ['// Nobody waits.', 'Nobody waits.'],
    ['/** Sends it. Whether it arrives is unknown. */', 'Whether it arrives is unknown.'],
    ['// It keeps what\n// is left.', 'It keeps what is left.'],
    ["it.each([1])('of %s is read', () => {});", 'Of %s is read'],
    ['test.describe(`what a ${user} sees`, () => {});', 'What a ${user} sees'],
  ])('is found in %j', (source, sentence) => {
    expect(vagueSentences('a.ts', source)).toEqual([{ line: 1, sentence }]);
  });

  it.each([
    '// By default, it waits.',
    '// With `DEMO=off`, there is no demo account.',
    '// Shows \'what is new\' and "Nobody" as `whoever` wrote them.',
    "it('returns the reason', () => throwError('What?'));",
  ])('is not found in %j', (source) => {
    expect(vagueSentences('a.ts', source)).toEqual([]);
  });
});
