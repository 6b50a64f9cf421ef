import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8');

export const namedTests = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);

export const isMissing = (file: string): boolean => !existsSync(join(root, file));

/** Returns the cells of each body row of the tables with `columns` columns. */
export function tableRows(markdown: string, columns: number): string[][] {
  const lines = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const isRuler = (cells: readonly string[] = []) => /^-+$/.test(cells[1] ?? '');
  return lines
    .filter((cells, at) => cells.length === columns + 2 && !isRuler(cells) && !isRuler(lines[at + 1]))
    .map((cells) => cells.slice(1, -1));
}
