import { describe, expect, it } from 'vitest';
import { isThere, type NamedTest, namedTests, readDocument, tableRows } from './named-tests.ts';

interface Row {
  readonly rule: string;
  readonly tests: readonly NamedTest[];
}

describe('docs/specification.md', () => {
  const rows = rowsOf(readDocument('docs/specification.md'));

  it('has a row for many rules, each with a test that holds it', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule)).toEqual([]);
  });

  it('names only tests that are there', () => {
    const stale = rows.flatMap(({ rule, tests }) =>
      tests.filter((test) => !isThere(test)).map(({ file, title }) => `${rule}: ${file} › ${title}`),
    );
    expect(stale).toEqual([]);
  });

  it('would be caught naming a test that is gone', () => {
    const [row] = rowsOf('| A rule | 1.5 | `tests/architecture/specification.test.ts` › no such title anywhere |');
    const { file, title } = row?.tests[0] ?? { file: '', title: '' };
    expect(isThere({ file, title: 'names only tests that are there' })).toBe(true);
    expect(isThere({ file, title: `${title}!` })).toBe(false);
    expect(isThere({ file: 'tests/gone.test.ts', title: 'names only tests that are there' })).toBe(false);
  });
});

/** Rows of the tables whose last column names tests: rule, section, tests. */
function rowsOf(markdown: string): Row[] {
  return tableRows(markdown, 3).map(([rule = '', , tests = '']) => ({ rule, tests: namedTests(tests) }));
}
