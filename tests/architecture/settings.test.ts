import { expect, it } from 'vitest';
import { readDocument, tableRows } from './documents.ts';

const variable = /\b(?:env\.|env, ')([A-Z][A-Z_]+)/g;

it('docs/configuration.md names every setting of the mock API, and no other', () => {
  const files = ['settings.ts', 'web/configuration.ts'].map((file) => `apps/mock-api/src/${file}`);
  const source = files.map(readDocument).join('\n');
  const shorthand = [...source.matchAll(/\{ ([A-Z][A-Z_]+): \w+ = '' \}: Environment/g)];
  const read = new Set([...source.matchAll(variable), ...shorthand].map(([, name = '']) => name));
  expect(read.size).toBeGreaterThan(20);
  const [ofMockApi = ''] = readDocument('docs/configuration.md').split('## To run the tests');
  const named = tableRows(ofMockApi, 3).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual([...read].toSorted((a, b) => a.localeCompare(b)));
});

it('docs/deploying.md names every setting of the web image, and no other', () => {
  const defaults = readDocument('apps/web/server/16-settings.envsh').matchAll(/"\$\{([A-Z_]+):?=/g);
  const named = tableRows(readDocument('docs/deploying.md'), 3).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(new Set(named)).toEqual(new Set([...defaults].map(([, name]) => name)));
});
