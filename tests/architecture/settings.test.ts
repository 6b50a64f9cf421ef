import { expect, it } from 'vitest';
import { readDocument, tableRows } from './named-tests.ts';

const variable = /\b(?:env\.|env, ')([A-Z][A-Z_]+)/g;

it('the README names every setting of the stand-in, and no other', () => {
  const source = readDocument('apps/mock-api/src/settings.ts');
  const shorthand = [...source.matchAll(/\{ ([A-Z][A-Z_]+): \w+ = '' \}: Environment/g)];
  const read = new Set([...source.matchAll(variable), ...shorthand].map(([, name = '']) => name));
  expect(read.size).toBeGreaterThan(20);
  const [, section = ''] = readDocument('README.md').split('## Environment variables');
  const named = tableRows(section, 3).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual([...read].toSorted((a, b) => a.localeCompare(b)));
});
