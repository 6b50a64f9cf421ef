import { describe, expect, it } from 'vitest';
import { isMissing, namedTests, readDocument, tableRows } from './documents.ts';

const rowsOf = (markdown: string) =>
  tableRows(markdown, 3).map(([rule = '', , tests = '']) => ({ rule, tests: namedTests(tests) }));

const withoutTest = (markdown: string) => rowsOf(markdown).filter(({ tests }) => tests.length === 0);
const missingTests = (markdown: string) => rowsOf(markdown).flatMap(({ tests }) => tests.filter(isMissing));

describe('docs/specification.md', () => {
  const page = readDocument('docs/specification.md');

  it('names a test file for each rule', () => {
    expect(rowsOf(page).length).toBeGreaterThan(150);
    expect(withoutTest(page)).toEqual([]);
  });

  it('has at most 250 rows, one for each area of rules', () => {
    expect(rowsOf(page).length).toBeLessThanOrEqual(250);
  });

  it('names only files that exist', () => {
    expect(missingTests(page)).toEqual([]);
  });

  it('is reported for a rule without a test and for a missing test', () => {
    expect(withoutTest('| A rule | 1.5 | by hand |')).toHaveLength(1);
    expect(missingTests('| A rule | 1.5 | `tests/gone.test.ts` |')).toEqual(['tests/gone.test.ts']);
  });
});
