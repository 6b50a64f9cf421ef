import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreementRule,
  cleanEmail,
  emailRule,
  enteredPasswordRule,
  passwordProgress,
  passwordRule,
  sameAs,
} from './credentials.ts';
import { isFreeMail } from '../shared/free-mail.ts';

describe('an email', () => {
  it.each([
    'a@b.co',
    'meera.nair@tidewater.example',
    "o'brien+glo@mail.tidewater.co.in",
    '  spaced@tidewater.example ',
  ])('%o is valid', (email) => expect(emailRule(email)).toBeNull());

  it.each([
    'priya\u200b@acme.example',
    'ｐｒｉｙａ＠ａｃｍｅ．ｅｘａｍｐｌｅ',
    'mailto:priya@acme.example?subject=Hello',
    'Priya Rao <priya@acme.example>',
    '"Rao, Priya" <priya@acme.example>,',
  ])('is extracted from %j', (pasted) => expect(cleanEmail(pasted)).toBe('priya@acme.example'));

  it.each(['', 'a b@c.co', 'a@b c.co', 'a@b,co', 'x@acme.example>', `${'x'.repeat(242)}@acme.example`])(
    '%o is invalid',
    (email) => expect(emailRule(email)).toBe('Enter a valid Email id'),
  );

  it('needs exactly one @ and a dot in its domain', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '@', ' ', '-') }), (text) => {
        const [name = '', domain = '', ...more] = text.trim().split('@');
        const plausible = name !== '' && /[^.]\.[^.]/.test(domain) && more.length === 0;
        expect(plausible || emailRule(text) !== null).toBe(true);
      }),
    );
  });
});

describe('a password', () => {
  const message = 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';

  it.each(['abcdefg1', '12345678', ...'!@#$%^"'.split('').map((symbol) => `abcdefg${symbol}`)])(
    '%o is strong',
    (password) => expect(passwordRule(password)).toBeNull(),
  );

  it.each(['', 'abcdef1', 'abcdefgh', 'abcdefg&', 'abcdefg*', 'abcdefg٣', 'e\u0301e\u0301e\u0301e1'])(
    '%o is weak',
    (password) => expect(passwordRule(password)).toBe(message),
  );

  it.each([
    ['', undefined],
    ['a', '7 more characters'],
    ['abcdef1', '1 more character'],
    ['e\u0301e\u0301e\u0301e1', '3 more characters'],
    ['abcdefgh', 'Add a number or symbol'],
    ['abcdefg1', undefined],
  ])('needs more while typing %o: %o', (password, progress) => expect(passwordProgress(password)).toBe(progress));

  it('is only required at login', () => {
    expect(enteredPasswordRule('')).toBe('Enter your password');
    expect(enteredPasswordRule('x')).toBeNull();
  });

  it('must equal its repetition', () => {
    let first = 'abcdefg1';
    const rule = sameAs(() => first);
    expect(rule('abcdefg1')).toBeNull();
    expect(rule('abcdefg1 ')).toBe('Password does not match');
    expect(sameAs(() => 'é')('e\u0301')).toBeNull();
    first = 'another1';
    expect(rule('abcdefg1')).toBe('Password does not match');
  });
});

describe('isFreeMail', () => {
  it.each(['a@gmail.com', 'a@GMail.com', ' a@yahoo.co.in ', 'a@outlook.com'])('accepts %o', (email) =>
    expect(isFreeMail(email)).toBe(true),
  );

  it.each(['a@tidewater.example', 'gmail.com@tidewater.example', 'a@notgmail.com', 'a@gmail.com.example'])(
    'rejects %o',
    (email) => expect(isFreeMail(email)).toBe(false),
  );
});

describe('the agreement', () => {
  it('is required', () => {
    expect(agreementRule(true)).toBeNull();
    expect(agreementRule(false)).toBe('Accept the privacy policy to continue');
  });
});
