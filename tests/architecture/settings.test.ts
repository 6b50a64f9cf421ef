import { expect, it } from 'vitest';
import { readDocument, tableRows } from './documents.ts';

const variable = /\b(?:env\.|env, ')([A-Z][A-Z_]+)/g;

it('docs/configuration.md names every setting of the mock API, and no other', () => {
  const files = ['settings.ts', 'web/read-configuration.ts'].map((file) => `apps/mock-api/src/${file}`);
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

it('docs/deploying.md names every setting of the web application’s image, and no other', () => {
  const own = readDocument('apps/web/server/settings.ts').matchAll(/(?<=[[( ]')[A-Z]+(?:_[A-Z]+)*(?=')/g);
  const shared = readDocument('apps/mock-api/src/web/read-configuration.ts').matchAll(variable);
  const clientId = 'GOOGLE_CLIENT_ID';
  const read = new Set([...[...own].map(([name]) => name), ...[...shared].map(([, name = '']) => name), clientId]);
  const named = tableRows(readDocument('docs/deploying.md'), 3).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(new Set(named)).toEqual(read);
});
