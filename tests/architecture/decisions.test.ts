import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const decided = [
  ...readDocument('docs/decisions-of-the-specification.md').matchAll(
    /^<a id="decision-(\d+)"><\/a>\n\*\*(\d+)\.\*\* /gm,
  ),
];
const numbers = new Set(decided.map(([, number = '']) => number));
const records = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));

describe('docs/decisions-of-the-specification.md', () => {
  it('has every decision once, in order, each with an anchor of its number', () => {
    const inOrder = Array.from({ length: 68 }, (_, n) => String(n + 1));
    expect(decided.map(([, anchor]) => anchor)).toEqual(inOrder);
    expect(decided.map(([, , number]) => number)).toEqual(inOrder);
  });

  it('has every decision that is cited, and docs/decisions every record', () => {
    const cited = citingFiles().flatMap((file) => citations(readDocument(file)).map((number) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(400);
    expect(cited.filter(({ number }) => !isThere(number))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/specification.md'])('is linked from %s', (file) => {
    expect(readDocument(file)).toMatch(/\]\((docs\/)?decisions-of-the-specification\.md\)/);
  });
});

describe('would be caught', () => {
  it.each([
    ['as decision 69 says', ['69']],
    ['(decisions 3, 70 and 41)', ['3', '70', '41']],
    ['Decision 17; decision record 0099', ['17', '0099']],
    ['| a rule | 1.2, D71 | a test |', ['71']],
  ])('%s', (text, expected) => {
    expect(citations(text)).toEqual(expected);
    expect(expected.every(isThere)).toBe(false);
  });
});

/** The numbers in 'decision 4', 'decisions 4, 5 and 17' and the specification's 'D17'; a record's number has four digits. */
function citations(text: string): string[] {
  const lists = text.matchAll(/\bdecisions? (?:record )?(\d+(?:(?:,| and|, and) \d+)*)/gi);
  const columns = text.matchAll(/(?<=\| |, )D\d+(?=,| \|)/g);
  return [...lists, ...columns].flatMap(([all]) => all.match(/\d+/g) ?? []);
}

function isThere(number: string): boolean {
  return number.length === 4 ? records.has(number) : numbers.has(number);
}

function citingFiles(): string[] {
  const folders = ['apps', 'packages', 'tests', 'scripts', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [...folders, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter(
    (file) => /\.(tsx?|css|html|md)$/.test(file) && !/(^|\/)(dist|node_modules)\/|decisions\.test\.ts$/.test(file),
  );
}
