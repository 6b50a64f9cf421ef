import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { hardcodedTexts } from './hardcoded-texts.ts';

const sources = join(import.meta.dirname, '../../apps/web/src');

/** Files that may contain texts: catalogs, the titles of routes and the messages about a configuration. */
const catalog = /(?:^|[/-])texts?\.tsx?$|^app\/(?:routing\/routes|configuration\/configuration)\.ts$/;
const notSource = /\.test\.tsx?$|\.d\.ts$/;
/** Other words for a decision, hiding and what a job wants, and marks that are gone. The specification has one of them. */
const retiredWords = /\b(?:verdict|decided|requirement|star|rating)s?\b|leave out|more tools|by keyboard/i;

describe('every interface text', () => {
  it('is in the text catalog of its feature', () => {
    const files = filesOf((file) => !catalog.test(file) && !notSource.test(file));
    expect(files.length).toBeGreaterThan(200);
    const offences = files.flatMap((file) =>
      hardcodedTexts(readFileSync(join(sources, file), 'utf8')).map(({ line, words }) => `${file}:${line}: ${words}`),
    );
    expect(offences).toEqual([]);
  });

  it('uses one word for a thing', () => {
    const catalogs = filesOf((file) => catalog.test(file) && !notSource.test(file));
    expect(catalogs.length).toBeGreaterThan(50);
    const retired = catalogs.flatMap((file) => sentencesOf(file).filter((sentence) => retiredWords.test(sentence)));
    expect(retired, 'See the words of the field in docs/architecture.md').toEqual(['Key requirements']);
  });
});

describe('looseWords', () => {
  it.each([
    ['between tags', '<p>Hello</p>', 'Hello'],
    ['among children', "<p>{busy ? 'saving' : null}</p>", 'saving'],
    ['as an attribute', '<Row label="filter" />', 'filter'],
    ['as a property', "const rows = [{ title: 'jobs', href: '/jobs' }];", 'jobs'],
    ['as the default of a prop', "function Back({ children = 'back' }) {}", 'back'],
    ['as a sentence', "notices.toast('Your profile is updated.');", 'Your profile is updated.'],
    ['in a template', 'const text = `${count} selected`;', '0 selected'],
    ['in a concatenation', "const text = count + ' selected';", 'selected'],
    ['with a capital', "const words = new Map([['by-day', 'Today']]);", 'Today'],
  ])('finds text %s', (_, source, words) => {
    expect(hardcodedTexts(source)).toEqual([{ line: 1, words }]);
  });

  it.each([
    ['symbols', "<p>{' '}·{count}%</p>"],
    ['texts of a catalog', '<Row label={texts.filter}>{texts.selected(count)}</Row>'],
    ['class names and styles', '<p className="words cut" style={{ margin: `0 auto` }} />'],
    ['module names', "import a from './Two words.ts'; export * from './Two words.ts'; import('./Two words.ts');"],
    ['types', "let a: 'Two words'; type A = 'Two words'; interface B { text: 'Two words' }"],
    ['selectors', "element.querySelector('h1 a'); first('input, button'); matchMedia('screen and (width < 801px)');"],
    ['compared values', "if (event.key === 'Enter' || keys['Two words']) go(); switch (key) { case 'Escape': go(); }"],
    ['decorators', "@injectable('Transient') class A {}"],
    ['measurements', 'block.style.margin = `${above}px 0 auto`; const path = `M${x} ${y}H${width}z`;'],
    ['developer messages', "throw new Error('This cannot be'); console.warn('It was so');"],
  ])('ignores %s', (_, source) => {
    expect(hardcodedTexts(source)).toEqual([]);
  });

  it('returns the line', () => {
    expect(hardcodedTexts('const a = 1;\n\nconst b = <b>two</b>;')).toEqual([{ line: 3, words: 'two' }]);
  });
});

function filesOf(isWanted: (file: string) => boolean): string[] {
  const all = ['app', 'features', 'navigation', 'state', 'ui'].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return all.filter((file) => /\.tsx?$/.test(file) && isWanted(file));
}

/** Texts that people read. Keys and types have neither a blank nor a capital. */
function sentencesOf(file: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(sources, file), 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(program);
  return texts.filter((text) => /[A-Z ]/.test(text));
}
