import { describe, expect, it } from 'vitest';
import { renderPdf } from './sample-pdf.ts';

const read = (title: string, lines: string[]) => Buffer.from(renderPdf(title, lines)).toString('latin1');
/** The texts shown, in order, as they stand between brackets. */
const shown = (file: string) => [...file.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)].map(([, text]) => text);

describe('renderPdf', () => {
  it('writes a file whose table points at its objects', () => {
    const file = read('Monsoon, mapped', ['Ten years of rainfall.']);
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    expect(file.endsWith('%%EOF\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(table, table + 5)).toBe('xref\n');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(6);
    for (const [index, offset] of offsets.entries()) {
      expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    }
  });

  it('says how long its content is', () => {
    const [, length, content] =
      /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(read('Title', ['One', 'Two'])) ?? [];
    expect(content?.length).toBe(Number(length));
  });

  it('keeps brackets and backslashes from ending a text, and letters it has no font for from breaking it', () => {
    expect(shown(read('A (draft)', ['back\\slash', 'Málaga', 'नमस्ते', 'tab\there\n']))).toEqual([
      'A \\(draft\\)',
      'back\\\\slash',
      'Málaga',
      '??????',
      'tab?here?',
    ]);
  });

  it('breaks long lines at words and many lines into pages', () => {
    const wrapped = shown(read('', ['word '.repeat(100).trim()]));
    expect(wrapped.length).toBeGreaterThan(4);
    expect(Math.max(...wrapped.map((line) => line?.length ?? 0))).toBeLessThanOrEqual(84);
    expect(wrapped.join(' ')).toBe('word '.repeat(100).trim());

    const long = read(
      'Long',
      Array.from({ length: 80 }, (_, n) => `Line ${n}`),
    );
    expect(long.match(/\/Type \/Page /g)).toHaveLength(3);
    expect(long).toContain('/Count 3');
    expect(shown(long)).toHaveLength(81);
  });
});
