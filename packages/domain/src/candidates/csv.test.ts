import { describe, expect, it } from 'vitest';
import { asText, csv } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['plain text', ['plain', '-3', '-3.5', '-12.25', 'a; b', 'x-1; y+2; me@here']],
    ['a short number, a date or an id', ['9876543210', '1287', '4.5', '0', '65a1b2c3d4e5f60718293a4b', '2026-11-03']],
  ])('writes %s as it is', (_, texts) => {
    for (const text of texts) expect(csv([[text]])).toBe(`${text}\r\n`);
  });

  it.each([
    ['000123', '12345e10', '12345E-10', '507191e810000000000012', '650000000000000000000001'],
    ['919876543210', '09876543210', '1.50'],
    ['=1+1', '+SUM(A1)', '-2+3', '@cmd', ' =1', '\tx', '\u00a0=1'],
    ['\uff1d1+1', '\uff0bSUM(A1)', '\uff0d2', ' \uff20cmd'],
  ])('marks ids, phone numbers and formulas as text: %j', (...texts) => {
    for (const text of texts) expect(csv([[text]])).toBe(`'${text}\r\n`);
  });

  it('marks phone numbers and ids of digits as text, and no others', () => {
    const written = ['9876543210', ' 98220 14563 ', '(020) 2567-1234', '+91 98220 14563', '65a1b2', ''].map((text) =>
      csv([[asText(text)]]).trimEnd(),
    );
    expect(written).toEqual(["'9876543210", "'98220 14563", "'(020) 2567-1234", "'+91 98220 14563", '65a1b2', '']);
  });

  it.each([
    ['9/10', '1/2', '1-2', '1 / 2 / 24', '03-11-2026', '1 1/2'],
    ['MAR1', 'Sept 2', '2 march', '1-Jan', 'Dec.24', '5 May 2024', 'March 5 2024'],
    ['10:30', '1:02:03', '10 am', '5p', 'TRUE', 'false', ' 9/10 '],
  ])('marks texts that spreadsheets convert to dates, times or fractions: %j', (...texts) => {
    for (const text of texts) expect(csv([[text]])).toBe(`'${text}\r\n`);
    expect(csv([['March 5, 2024']])).toBe(`"'March 5, 2024"\r\n`);
  });

  it.each([
    'May',
    'Marc 10 Jones',
    '9/10 in maths',
    'B2B',
    '24/7/365/1',
    '4 of 6',
    'Jan van Dyk',
    '8.6',
    'A1',
    '5 pm tea',
  ])('writes %j as it is', (text) => expect(csv([[text]])).toBe(`${text}\r\n`));

  it.each([
    ['C, C++', '"C, C++"'],
    ['A "B"\nC', '"A ""B""\nC"'],
    ['\r=1', `"'\r'=1"`],
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1;y', "x;' =1+1;y"],
    ['x;\uff1d1', "x;'\uff1d1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x\n-2+3', `"x\n'-2+3"`],
    ['x;-3', "x;'-3"],
  ])('quotes separators and escapes a formula behind one: %j is %j', (text, written) => {
    expect(csv([[text]])).toBe(`${written}\r\n`);
  });
});
