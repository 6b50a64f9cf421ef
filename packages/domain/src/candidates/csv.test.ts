import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

describe('a cell of CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['-3', '-3'],
    ['-3.5', '-3.5'],
    ['-12.25', '-12.25'],
    ['C, C++', '"C, C++"'],
    ['A "B"\nC', '"A ""B""\nC"'],
    ['a; b', 'a; b'],
    ['x-1; y+2; me@here', 'x-1; y+2; me@here'],
  ])('%j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['@cmd', "'@cmd"],
    [' =1', "' =1"],
    ['\tx', "'\tx"],
    ['\r=1', `"'\r'=1"`],
    ['\u00a0=1', "'\u00a0=1"],
  ])('that a spreadsheet would take for a formula is made harmless: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0bSUM(A1)', "'\uff0bSUM(A1)"],
    ['\uff0d2', "'\uff0d2"],
    [' \uff20cmd', "' \uff20cmd"],
  ])('with a full-width sign is one, too: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1;y', "x;' =1+1;y"],
    ['x;\uff1d1', "x;'\uff1d1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x\n-2+3', `"x\n'-2+3"`],
    ['x;-3', "x;'-3"],
  ])('is made harmless where another separator would end it, too: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });
});
