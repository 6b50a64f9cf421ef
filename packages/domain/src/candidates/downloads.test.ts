import { describe, expect, it } from 'vitest';
import { fileNameOf } from './downloads.ts';

describe('the name of a file', () => {
  it.each([
    ['Graduate Data Analyst, Applicants, 2026-11-21', 'Graduate Data Analyst, Applicants, 2026-11-21.csv'],
    ['C/C++ "Developer": Pune?', 'C C++ Developer Pune.csv'],
    ['..\\etc\u0000', 'etc.csv'],
    ['Notes, and so on ...', 'Notes, and so on.csv'],
    ['  ', 'Export.csv'],
    ['///', 'Export.csv'],
    ['x'.repeat(500), `${'x'.repeat(120)}.csv`],
  ])('is valid for %j', (title, expected) => {
    expect(fileNameOf(title, 'csv')).toBe(expected);
  });
});
