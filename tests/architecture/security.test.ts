import { rowSchemas } from '../../apps/mock-api/src/data/rows.ts';
import { describe, expect, it } from 'vitest';
import { levels } from './asvs-levels.ts';
import { isMissing, namedTests, readDocument, tableRows } from './documents.ts';

/** What docs/security.md says of one requirement, or of several in a row: '1.2.6-1.2.8'. */
interface Row {
  readonly numbers: string;
  readonly level: string;
  readonly what: string;
  readonly how: string;
  readonly tests: readonly string[];
}

const page = readDocument('docs/security.md');
const asked = [...levels].filter(([, level]) => level < 3).map(([number]) => number);

describe('docs/security.md', () => {
  const rows = rowsOf(page);

  it('has every requirement of levels 1 and 2, once, with its level', () => {
    expect(asked).toHaveLength(253);
    expect(gapsIn(rows)).toEqual([]);
    expect(rows.flatMap(wrongLevel)).toEqual([]);
  });

  it('says of each how it is met, with a test file that holds it, or why it is not', () => {
    expect(rows.flatMap(withoutAnswer)).toEqual([]);
  });

  it('names only tests that are there', () => {
    expect(rows.flatMap(staleTests)).toEqual([]);
  });

  it('counts them as they are', () => {
    const met = rows.filter(isMet).flatMap(numbersOf).length;
    const notMet = rows.filter(({ how }) => how.startsWith('not met: ')).flatMap(numbersOf).length;
    const sum = `${met} are met, ${asked.length - met - notMet} do not apply, ${notMet} are not met`;
    expect(page.replaceAll(/\s+/g, ' ')).toContain(sum);
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
  const row = (numbers: string, level: string, how: string, tests = '') =>
    rowsOf(`| ${numbers} | ${level} | Words | ${how} | ${tests} |`);
  const here = '`tests/architecture/security.test.ts`';

  it('a requirement that is missing, named twice, unknown or of level 3', () => {
    const all = row('1.1.1-17.3.2', '1, 2', 'met: indeed', here);
    expect(gapsIn(all)).toEqual([]);
    expect(gapsIn(row('1.1.2-17.3.2', '1, 2', 'met: indeed'))).toEqual(['1.1.1: 0 times']);
    expect(gapsIn([...all, ...row('9.2.4', '2', 'met: indeed')])).toEqual(['9.2.4: 2 times']);
    expect(gapsIn([...all, ...row('1.1.9', '2', 'met: indeed')])).toEqual(['1.1.9: unknown']);
    expect(gapsIn([...all, ...row('3.1.1', '3', 'met: indeed')])).toEqual(['3.1.1: of no asked level']);
  });

  it('a level that is another one', () => {
    expect([row('1.2.1', '1', 'met: a'), row('1.2.1-1.2.6', '1, 2', 'met: a')].flat().flatMap(wrongLevel)).toEqual([]);
    expect(row('1.2.1', '2', 'met: a').flatMap(wrongLevel)).toEqual(['1.2.1: 1']);
  });

  it('a row that is met without a test, or not met without a reason', () => {
    const fine = [row('1.2.1', '1', 'met: by React', here), row('1.2.1', '1', 'not met: it was not specified')];
    expect(fine.flat().flatMap(withoutAnswer)).toEqual([]);
    for (const [how, tests] of [['met: by React'], ['not met: '], ['not applicable:'], ['perhaps: who knows', here]]) {
      expect(row('1.2.1', '1', how ?? '', tests).flatMap(withoutAnswer)).toEqual(['1.2.1']);
    }
  });

  it('a test that is gone', () => {
    expect(row('1.2.1', '1', 'met: a', here).flatMap(staleTests)).toEqual([]);
    expect(row('1.2.1', '1', 'not met: a', here.replace('security', 'gone')).flatMap(staleTests)).toHaveLength(1);
  });
});

function rowsOf(markdown: string): Row[] {
  return tableRows(markdown, 5).map(([numbers = '', level = '', what = '', how = '', tests = '']) => ({
    numbers,
    level,
    what,
    how,
    tests: namedTests(tests),
  }));
}

/** The numbers that a row stands for: of a range those of levels 1 and 2. */
function numbersOf({ numbers }: Row): string[] {
  const [first = '', last = first] = numbers.split('-');
  const [from, to] = [asked.indexOf(first), asked.indexOf(last)];
  return from < 0 || to < from ? [numbers] : asked.slice(from, to + 1);
}

function gapsIn(rows: readonly Row[]): string[] {
  const counts = new Map(asked.map((number) => [number, 0]));
  const wrong: string[] = [];
  for (const number of rows.flatMap(numbersOf)) {
    const count = counts.get(number);
    if (count === undefined) wrong.push(`${number}: ${levels.has(number) ? 'of no asked level' : 'unknown'}`);
    else counts.set(number, count + 1);
  }
  return [
    ...wrong,
    ...[...counts].filter(([, count]) => count !== 1).map(([number, count]) => `${number}: ${count} times`),
  ];
}

function wrongLevel(row: Row): string[] {
  const right = [...new Set(numbersOf(row).map((number) => String(levels.get(number))))].toSorted().join(', ');
  return right === row.level ? [] : [`${row.numbers}: ${right}`];
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
