import { expect, it } from 'vitest';
import { addHeaders, block, quoted } from './nginx-text.ts';

it('a text is quoted so that nothing in it ends it or names a variable', () => {
  expect(quoted(`a"b\\c$d ;{}'#`)).toBe(`"a\\"b\\\\c\${dollar}d ;{}'#"`);
});

it('a block has its lines inside', () => {
  expect(block('server', ['listen 1;', block('location /', addHeaders({ vary: 'cookie' }))])).toBe(
    'server {\n  listen 1;\n  location / {\n    add_header vary "cookie" always;\n  }\n}',
  );
});
