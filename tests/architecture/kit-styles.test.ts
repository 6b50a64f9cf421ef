import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kitStyles } from './kit-styles.ts';

const sources = join(import.meta.dirname, '../../apps/web/src');

describe('the styles of a screen', () => {
  it.each(['app', 'features'])('in %s leave spacing and type to the kit', (folder) => {
    const all = readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' });
    const files = all.filter((name) => name.endsWith('.module.css'));
    expect(files.length).toBeGreaterThan(5);
    const offenses = files.flatMap((file) =>
      kitStyles(readFileSync(join(sources, folder, file), 'utf8')).map((name) => `${file}: .${name}`),
    );
    expect(offenses).toEqual([]);
  });
});

describe('a style sheet', () => {
  it('is imported by a source file', () => {
    const all = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    const code = all
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(sources, name), 'utf8'))
      .join('\n');
    const sheets = all.filter((name) => name.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.filter((name) => !code.includes(`/${basename(name)}'`))).toEqual([]);
  });
});

describe('kitStyles', () => {
  it.each([
    ['spacing', '.note { margin: 0 auto; padding-block: 4px }'],
    ['type', '.note { color: red; font: var(--t1); letter-spacing: 0.1em }'],
    ['a row', '.note { display: flex; align-items: center; justify-content: space-between; gap: 6px }'],
    ['a stack', '.note { display: grid; grid-template-columns: minmax(0, 1fr);\n  gap: var(--s2);\n}'],
    ['several rules', '/* one */ .note, .own { margin: 0 } .note { padding: 0 } .own { width: 1px }'],
  ])('finds a class with %s only', (_, css) => {
    expect(kitStyles(css)).toEqual(['note']);
  });

  it.each([
    ['a border', '.own { margin: 0; border: 0 }'],
    ['columns', '.own { display: grid; grid-template-columns: 1fr auto; gap: 4px }'],
    ['a width', '.own { padding: 0; max-width: 60ch }'],
    ['a state', '.own { color: red } .own:hover { color: blue }'],
    ['a condition', '.own { margin: 0 } @media print { .own { margin: 1px } }'],
    ['rules for its content', '.own { margin: 0 } .own > p { margin: 1px }'],
    ['a layout that the kit lacks', '.own { display: flex; flex-direction: column; gap: 4px }'],
  ])('ignores a class with %s', (_, css) => {
    expect(kitStyles(css)).toEqual([]);
  });
});
