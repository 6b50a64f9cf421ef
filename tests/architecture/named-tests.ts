import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents whose tables name the tests that hold what they say: rows, the tests in them, and whether those are there. */

const root = join(import.meta.dirname, '../..');

export interface NamedTest {
  /** From the root of the repository. */
  readonly file: string;
  /** A title in it, or the beginning of one. */
  readonly title: string;
}

/** `path/of/a.test.ts` › a title in it; several are parted by semicolons. */
const reference = /`([^`]+\.(?:test|spec)\.ts)` › ([^;|]+)/g;

export function namedTests(cell: string): NamedTest[] {
  return [...cell.matchAll(reference)].map(([, file = '', title = '']) => ({ file, title: title.trim() }));
}

/** Whether the file is there and has the title in it. */
export function isThere({ file, title }: NamedTest): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
}

/** The cells of every row of the tables with so many columns, heads left out. */
export function tableRows(markdown: string, columns: number): string[][] {
  const lines = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const isRuler = (cells: readonly string[] = []) => /^-+$/.test(cells[1] ?? '');
  return lines
    .filter((cells, at) => cells.length === columns + 2 && !isRuler(cells) && !isRuler(lines[at + 1]))
    .map((cells) => cells.slice(1, -1));
}

export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8');
