import { describe, expect, it } from 'vitest';
import { asciiDigits, cleanNumber, cleanPhone } from './typed-numbers.ts';

describe('asciiDigits', () => {
  it.each([
    ['１２３４５６', '123456'],
    ['१२३४५६', '123456'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۹', '9'],
    ['𝟘𝟡', '09'],
    ['no digits, ½', 'no digits, ½'],
  ])('reads %j as %j', (typed, digits) => expect(asciiDigits(typed)).toBe(digits));
});

describe('cleanPhone', () => {
  it.each([
    '9876543210',
    '(987) 654-3210',
    '+91 98765 43210',
    '+91-0-98765-43210',
    '0091 98765.43210',
    '09876543210',
    'tel:+919876543210',
    '９８７６５ ４３２１０',
    '98765\u201143210',
  ])('finds ten digits in %j', (typed) => expect(cleanPhone(typed)).toBe('9876543210'));

  it.each([
    ['+1 987 654 3210', '+19876543210'],
    ['98765 4321', '987654321'],
    ['0123456789', '0123456789'],
    ['call me', 'callme'],
    ['9876543210 ext 2', '9876543210ext2'],
    ['', ''],
  ])('keeps what may be another number: %j becomes %j', (typed, left) => expect(cleanPhone(typed)).toBe(left));
});

describe('cleanNumber', () => {
  it.each([
    ['₹6,00,000', '600000'],
    ['6,50,000', '650000'],
    ['1,23,45,678', '12345678'],
    [' 10', '10'],
    ['Rs. 25,000/-', '25000'],
    ['INR 25000', '25000'],
    ['२५,०००', '25000'],
    ['2.5', '2.5'],
  ])('reads %j as %s', (typed, number) => expect(cleanNumber(typed)).toBe(number));

  it.each(['1,5', '1.000', '65,00,0', '1e9', '-5', '1 000', '$500', '6 lakh', '10,000,00'])(
    'leaves %j as it is',
    (typed) => expect(cleanNumber(typed)).toBe(typed),
  );
});
