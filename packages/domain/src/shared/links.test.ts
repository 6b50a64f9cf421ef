import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from './links.ts';

describe('a safe link', () => {
  it.each([
    ['https://tidewater.example/careers', 'https://tidewater.example/careers'],
    ['http://tidewater.example', 'http://tidewater.example'],
    ['HTTPS://Tidewater.example/?a=b#c', 'HTTPS://Tidewater.example/?a=b#c'],
    ['  https://tidewater.example  ', 'https://tidewater.example'],
    ['tidewater.example', 'https://tidewater.example'],
    ['www.tidewater.example/a?b=c#d', 'https://www.tidewater.example/a?b=c#d'],
    ['tidewater.example:8080/careers', 'https://tidewater.example:8080/careers'],
    ['http://localhost:4000/uploads/a.pdf', 'http://localhost:4000/uploads/a.pdf'],
  ])('%o becomes %o', (text, link) => expect(safeLink(text)).toBe(link));

  it.each([
    '',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://tidewater.example/\u0000',
    'https://tidewater.example/\u007f',
    'javascript:alert(1).example',
    'data:text/html,<script>alert(1)</script>',
    'ftp://tidewater.example',
    'https:tidewater.example',
    'https:///tidewater.example',
    'https://user:password@evil.example',
    'tidewater.example@evil.example',
    '//evil.example',
    '/login',
    'https:\\\\evil.example',
    'tidewater',
    'two words.example',
    'tidewater.example:port',
  ])('%o becomes none', (text) => expect(safeLink(text)).toBeNull());

  it('is null or an http(s) URL without credentials', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'javscript:/\\.@#?&%0Aax \t\n\u0000https'.split('')) });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (text) => {
        const link = safeLink(text);
        if (link === null || !URL.canParse(link)) return;
        const { protocol, username, password } = new URL(link);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
      }),
      { numRuns: 500 },
    );
  });
});
