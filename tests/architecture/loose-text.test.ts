import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './loose-text.ts';

const sources = join(import.meta.dirname, '../../apps/web/src');

describe('text on a screen', () => {
  it('survives a page translator', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(100);
    const offenses = files.flatMap((file) =>
      looseTexts(readFileSync(join(sources, file), 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
    expect(offenses).toEqual([]);
  });
});

describe('loose text', () => {
  it.each([
    ['beside a condition', '<p>{busy && <Spinner />}{label}</p>', ['{label}']],
    ['around a value', '<p>{count} of {total}</p>', ['{count}', 'of', '{total}']],
    ['as a branch beside an element', '<p>{isOn ? <Tick /> : label}<b /></p>', ['{isOn ? <Tick /> : label}']],
    ['in a list', '<p><b />{parts.map((part) => part.text)}</p>', ['{parts.map((part) => part.text)}']],
    ['as a space', '<p>{busy && <Spinner />} {more}</p>', ['', '{more}']],
    ['as the result of a component', 'function Name() { return isOn ? <b /> : label; }', ['isOn ? <b /> : label']],
  ])('is found %s', (_, source, found) => {
    expect(looseTexts(source).map(({ text }) => text)).toEqual(found);
  });

  it.each([
    ['the only child of an element', '<p>{isOn ? label : <Tick />}</p>'],
    ['a template', '<p>{`${count} of ${total}`}</p>'],
    ['an element of its own', '<p>{busy && <Spinner />}<span>{label}</span></p>'],
    ['an element', '<p>{icon}{rows.map((row) => <b key={row} />)}{children}</p>'],
  ])('is not %s', (_, source) => {
    expect(looseTexts(source)).toEqual([]);
  });
});
