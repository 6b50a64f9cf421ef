import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { complaints, type MutatedFile, percentage, scoreOf } from './score.ts';

const source = 'export const full = (a: number) =>\n  a >\n  1;\n';
const location = { start: { line: 2, column: 3 }, end: { line: 3, column: 4 } };
const mutant = (status: string, replacement = 'true') => ({ status, replacement, location });
const reported = (...statuses: readonly string[]): Readonly<Record<string, MutatedFile>> => ({
  'a.ts': { source, mutants: statuses.map((status) => mutant(status)) },
});
const times = (count: number, status: string) => Array.from({ length: count }, () => status);
const reason = 'It is never asked for less.';

describe('the score of a mutation run', () => {
  it('counts those that a test has found or that never end, of all that could be tried', () => {
    const score = scoreOf(reported('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'), {});
    expect(score).toMatchObject({ mutants: 4, killed: 2, equivalents: 0, outdated: [] });
    expect(percentage(score)).toBe(50);
  });

  it('names a survivor by its place, the code and what took its place', () => {
    const { survivors } = scoreOf(reported('Survived'), {});
    expect(survivors).toEqual([{ file: 'a.ts', line: 2, code: 'a > 1', becomes: 'true' }]);
  });

  it.each(['a > 1', 'a >…'])('leaves out what is listed as equivalent: %s', (code) => {
    const score = scoreOf(reported('Killed', 'Survived'), { 'a.ts': [{ code, becomes: 'true', reason }] });
    expect(score).toMatchObject({ mutants: 2, killed: 1, equivalents: 1, survivors: [], outdated: [] });
    expect(percentage(score)).toBe(100);
  });

  it('is good enough from 85 % on', () => {
    expect(complaints(scoreOf(reported(...times(85, 'Killed'), ...times(15, 'Survived')), {}))).toEqual([]);
    expect(complaints(scoreOf(reported(...times(84, 'Killed'), ...times(16, 'Survived')), {}))).toEqual([
      'The score is 84.0 %, less than 85 %.',
    ]);
  });

  it('allows 5 in 100 to be equivalent', () => {
    const list = { 'a.ts': [{ code: 'a > 1', becomes: 'true', reason }] };
    expect(complaints(scoreOf(reported(...times(95, 'Killed'), ...times(5, 'Survived')), list))).toEqual([]);
    expect(complaints(scoreOf(reported(...times(94, 'Killed'), ...times(6, 'Survived')), list))).toEqual([
      '6 of 100 mutants are listed as equivalent, more than 5 %.',
    ]);
  });

  it('does not put up with an entry whose mutant is found or gone; files that were not tried do not matter', () => {
    const list = {
      'a.ts': [{ code: 'a > 1', becomes: 'false', reason }],
      'b.ts': [{ code: 'b', becomes: 'true', reason }],
    };
    expect(complaints(scoreOf(reported('Killed'), list))).toEqual([
      'Listed as equivalent, but no such mutant survives: a.ts: a > 1 → false',
    ]);
  });

  it('is none where nothing was tried', () => {
    expect(complaints(scoreOf({}, {}))).toEqual(['No mutant was tried.']);
  });
});

it('mutants are listed as equivalent in files that there are', () => {
  const root = join(import.meta.dirname, '../..');
  expect(Object.keys(equivalents).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
