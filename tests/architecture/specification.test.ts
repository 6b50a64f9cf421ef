import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `path/of/a.test.ts` › a title in it. */
const reference = /`([^`]+\.(?:test|spec)\.ts)` › ([^;|]+)/g;

interface Row {
  readonly rule: string;
  readonly tests: readonly (readonly [file: string, title: string])[];
}

describe('docs/specification.md', () => {
  const rows = rowsOf(readFileSync(join(root, 'docs/specification.md'), 'utf8'));

  it('has a row for many rules, each with a test that holds it', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule)).toEqual([]);
  });

  it('names only tests that are there', () => {
    const stale = rows.flatMap(({ rule, tests }) =>
      tests.filter(([file, title]) => !holds(file, title)).map(([file, title]) => `${rule}: ${file} › ${title}`),
    );
    expect(stale).toEqual([]);
  });

  it('would be caught naming a test that is gone', () => {
    const [row] = rowsOf('| A rule | 1.5 | `tests/architecture/specification.test.ts` › no such title anywhere |');
    const [file, title] = row?.tests[0] ?? ['', ''];
    expect([holds(file, 'names only tests that are there'), holds(file, `${title}!`)]).toEqual([true, false]);
    expect(holds('tests/gone.test.ts', 'names only tests that are there')).toBe(false);
  });
});

/** Rows of the tables whose last column names tests: rule, section, tests. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && !/^(rule|-+)$/i.test(cells[1] ?? ''))
    .map(([, rule = '', , tests = '']) => ({
      rule,
      tests: [...tests.matchAll(reference)].map(([, file = '', title = '']) => [file, title.trim()] as const),
    }));
}

function holds(file: string, title: string): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
}
