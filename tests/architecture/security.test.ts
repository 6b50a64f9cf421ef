import { rowSchemas } from '../../apps/mock-api/src/data/rows.ts';
import { describe, expect, it } from 'vitest';
import { isMissing, namedTests, readDocument, tableRows } from './documents.ts';

const page = readDocument('docs/security.md');

describe('docs/security.md', () => {
  it('accounts for each requirement of OWASP ASVS 5.0 once, in the numbers that it states', () => {
    const [met, , notMet] = /(\d+) are met, (\d+) do not apply and (\d+) are not met/.exec(page)?.slice(1) ?? [];
    const protections = protectionsOf(page).flatMap(({ asvs }) => numbersIn(asvs));
    const exceptions = exceptionsOf(page).flatMap(({ asvs }) => numbersIn(asvs));
    expect(protections).toHaveLength(Number(met));
    expect(numbersIn(unmetCells(page))).toHaveLength(Number(notMet));
    expect(repeated([...protections, ...exceptions])).toEqual([]);
  });

  it('names code and a test file for each protection, and a reason for each exception', () => {
    expect(protectionsOf(page).flatMap(withoutEvidence)).toEqual([]);
    expect(exceptionsOf(page).flatMap(withoutReason)).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(namedTests(page).filter(isMissing)).toEqual([]);
    expect(protectionsOf(page).flatMap(({ code }) => code.filter(isMissing))).toEqual([]);
  });

  it('describes the protection of each collection, and of no other', () => {
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

describe('the check of docs/security.md', () => {
  const here = '`tests/architecture/security.test.ts`';
  const protection = (code: string, tests: string) =>
    protectionsOf(`| Words | 1.2.1-1.2.3 1.2.5 | ${code} | ${tests} |`);

  it('reports a protection without code or without a test', () => {
    expect(protection('`docs`', here).flatMap(withoutEvidence)).toEqual([]);
    expect(protection('', here).flatMap(withoutEvidence)).toEqual(['1.2.1-1.2.3 1.2.5']);
    expect(protection('`docs`', 'by hand').flatMap(withoutEvidence)).toEqual(['1.2.1-1.2.3 1.2.5']);
  });

  it('reports an unmet requirement without a reason', () => {
    expect(exceptionsOf('| 5.4.3 | malware scan | There is no scanner. |').flatMap(withoutReason)).toEqual([]);
    expect(exceptionsOf('| 5.4.3 | malware scan | |').flatMap(withoutReason)).toEqual(['5.4.3']);
  });

  it('reports a requirement that is named twice, even in a range', () => {
    expect(repeated(numbersIn('1.2.1-1.2.3 1.2.5'))).toEqual([]);
    expect(repeated(numbersIn('1.2.1-1.2.3 1.2.2'))).toEqual(['1.2.2']);
  });
});

function protectionsOf(markdown: string) {
  return tableRows(markdown, 4).flatMap(([, asvs = '', code = '', tests = '']) =>
    isRequirement(asvs) ? [{ asvs, code: codesIn(code), tests: namedTests(tests) }] : [],
  );
}

function exceptionsOf(markdown: string) {
  return tableRows(markdown, 3).flatMap(([asvs = '', , reason = '']) =>
    isRequirement(asvs) ? [{ asvs, reason }] : [],
  );
}

function unmetCells(markdown: string): string {
  const section = markdown.split('### Requirements that are not met')[1]?.split('\n#')[0] ?? '';
  return exceptionsOf(section)
    .map(({ asvs }) => asvs)
    .join(' ');
}

const withoutEvidence = ({ asvs, code, tests }: ReturnType<typeof protectionsOf>[number]): string[] =>
  code.length > 0 && tests.length > 0 ? [] : [asvs];

const withoutReason = ({ asvs, reason }: ReturnType<typeof exceptionsOf>[number]): string[] =>
  reason === '' ? [asvs] : [];

const isRequirement = (cell: string) => /^\d+\.\d+\.\d+/.test(cell);

/** Returns '1.2.1-1.2.3 1.2.5' as four numbers. Keeps a range across sections, because their sizes are unknown. */
function numbersIn(cell: string): string[] {
  return cell.split(' ').flatMap((part) => {
    const [, section, first, last] = /^(\d+\.\d+)\.(\d+)-\1\.(\d+)$/.exec(part) ?? [];
    if (section === undefined) return [part];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`);
  });
}

const repeated = (numbers: readonly string[]) => numbers.filter((number, at) => numbers.indexOf(number) !== at);

const byName = (a: string, b: string) => a.localeCompare(b);

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
