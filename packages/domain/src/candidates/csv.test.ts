import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['plain', 'plain'],
    ['-3', '-3'],
    ['-3.5', '-3.5'],
    ['-12.25', '-12.25'],
    ['C, C++', '"C, C++"'],
    ['A "B"\nC', '"A ""B""\nC"'],
    ['a; b', 'a; b'],
    ['x-1; y+2; me@here', 'x-1; y+2; me@here'],
  ])('writes %j as %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['000123', "'000123"],
    ['12345e10', "'12345e10"],
    ['12345E-10', "'12345E-10"],
    ['507191e810000000000012', "'507191e810000000000012"],
    ['650000000000000000000001', "'650000000000000000000001"],
    ['919876543210', "'919876543210"],
    ['09876543210', "'09876543210"],
    ['1.50', "'1.50"],
    ['9876543210', '9876543210'],
    ['1287', '1287'],
    ['4.5', '4.5'],
    ['0', '0'],
    ['65a1b2c3d4e5f60718293a4b', '65a1b2c3d4e5f60718293a4b'],
    ['2026-11-03', '2026-11-03'],
  ])('keeps an id or phone number as text: %j is %j', (text, written) => {
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
  ])('escapes a formula: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0bSUM(A1)', "'\uff0bSUM(A1)"],
    ['\uff0d2', "'\uff0d2"],
    [' \uff20cmd', "' \uff20cmd"],
  ])('escapes a formula with a full-width sign: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1;y', "x;' =1+1;y"],
    ['x;\uff1d1', "x;'\uff1d1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x\n-2+3', `"x\n'-2+3"`],
    ['x;-3', "x;'-3"],
  ])('escapes a formula after another separator: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });
});
