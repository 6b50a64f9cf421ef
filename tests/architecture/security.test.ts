import { rowSchemas } from '../../apps/mock-api/src/data/rows.ts';
import { describe, expect, it } from 'vitest';
import { isMissing, namedTests, readDocument, tableRows } from './documents.ts';

/** What docs/security.md says of one requirement of OWASP ASVS 5.0, or of several in a row: '1.2.6-1.2.8'. */
interface Row {
  readonly numbers: string;
  readonly what: string;
  readonly how: string;
  readonly tests: readonly string[];
}

const page = readDocument('docs/security.md');

describe('docs/security.md', () => {
  const rows = rowsOf(page);

  it('says of each requirement how it is met, with a test file that holds it, or why it is not', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap(withoutAnswer)).toEqual([]);
  });

  it('names only tests that are there', () => {
    expect(rows.flatMap(staleTests)).toEqual([]);
  });

  it('says of every collection of rows how it is protected, and of no other', () => {
    const collections = Object.keys(rowSchemas);
    const named = tableRows(page, 4).flatMap(([data = '', where]) => (where === 'rows' ? codesIn(data) : []));
    expect(named.toSorted(byName)).toEqual(collections.toSorted(byName));
  });

  it('names only variables that docs/configuration.md has', () => {
    const known = tableRows(readDocument('docs/configuration.md'), 3).flatMap(([variable = '']) => codesIn(variable));
    const named = tableRows(page, 2).flatMap(([setting = '']) => codesIn(setting));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('would be caught', () => {
  const row = (how: string, tests = '') => rowsOf(`| 1.2.1 | 1 | Words | ${how} | ${tests} |`);
  const here = '`tests/architecture/security.test.ts`';

  it('a row that is met without a test, or not met without a reason', () => {
    const fine = [row('met: by React', here), row('not met: it was not specified')];
    expect(fine.flat().flatMap(withoutAnswer)).toEqual([]);
    for (const [how, tests] of [['met: by React'], ['not met: '], ['not applicable:'], ['perhaps: who knows', here]]) {
      expect(row(how ?? '', tests).flatMap(withoutAnswer)).toEqual(['1.2.1']);
    }
  });

  it('a test that is gone', () => {
    expect(row('met: a', here).flatMap(staleTests)).toEqual([]);
    expect(row('not met: a', here.replace('security', 'gone')).flatMap(staleTests)).toHaveLength(1);
  });
});

function rowsOf(markdown: string): Row[] {
  return tableRows(markdown, 5).map(([numbers = '', , what = '', how = '', tests = '']) => ({
    numbers,
    what,
    how,
    tests: namedTests(tests),
  }));
}

const isMet = ({ how }: Row) => how.startsWith('met: ');

function withoutAnswer(row: Row): string[] {
  const isAnswered = /^(?:met|not met|not applicable): \S/.test(row.how) && row.what !== '';
  return isAnswered && (!isMet(row) || row.tests.length > 0) ? [] : [row.numbers];
}

function staleTests({ numbers, tests }: Row): string[] {
  return tests.filter(isMissing).map((file) => `${numbers}: ${file}`);
}

const byName = (a: string, b: string) => a.localeCompare(b);

/** What stands in backticks. */
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
