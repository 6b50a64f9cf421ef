import { describe, expect, it } from 'vitest';
import { lookAlikeText } from './look-alike.ts';

const name = 'Acme Works';

describe('look-alike texts', () => {
  it.each([
    ['other capitals and spaces', ' ACME   works\u00a0'],
    ['an accent', 'Ácme Wörks'],
    ['a Cyrillic А', '\u0410cme Works'],
    ['every letter that Cyrillic has', '\u0430\u0441m\u0435 W\u043erks'],
    ['a Greek Α and Ο', '\u0391cme W\u03bfrks'],
    ['a Cherokee and an Armenian letter', '\u13aacme W\u0585rks'],
    ['a letter of the phonetic alphabet', '\u0251cme Works'],
    ['small capitals', '\u1d00\u1d04\u1d0d\u1d07 Works'],
    ['full width', 'Ａｃｍｅ　Ｗｏｒｋｓ'],
    ['mathematical letters', '𝐀𝐜𝐦𝐞 𝖶𝗈𝗋𝗄𝗌'],
    ['a zero for an o', 'Acme W0rks'],
    ['a zero-width space', 'Ac\u200bme Works'],
    ['a period', 'Acme Works.'],
    ['no space', 'AcmeWorks'],
    ['other signs', 'Acme-Works!'],
    ['a trade mark', 'Acme Works™'],
    ['a registered mark', 'Acme® Works'],
    ['a service mark', 'Acme Works ℠'],
    ['two V for a W', 'Acme Vvorks'],
    ['r and n for an m', 'Acrne Works'],
    ['a legal form', 'Acme Works Ltd'],
    ['a legal form with periods', 'Acme Works L.L.C.'],
    ['two legal forms', 'Acme Works Pvt. Ltd.'],
    ['a legal form after a comma', 'Acme Works, Inc'],
  ])('are the same with %s', (_what, text) => {
    expect(lookAlikeText(text)).toBe(lookAlikeText(name));
  });

  it('are the same with a capital I, a small l and a one', () => {
    expect(new Set(['Alpine', 'AIpine', 'A1pine', 'А\u04cfpine'].map(lookAlikeText)).size).toBe(1);
  });

  it.each(['Acme Work', 'Acne Works', 'Works Acme', 'Acme Ltd Works', 'Acme Works 2', ''])(
    'are not the same: %j',
    (text) => {
      expect(lookAlikeText(text)).not.toBe(lookAlikeText(name));
    },
  );

  it('keep a name that is a legal form', () => {
    expect(new Set(['Company', 'Inc.', 'SAS'].map(lookAlikeText)).size).toBe(3);
  });

  it('keep names of other scripts apart', () => {
    expect(lookAlikeText('Яндекс')).not.toBe(lookAlikeText('Янтарь'));
    expect(lookAlikeText('टाटा')).not.toBe(lookAlikeText('टीटी'));
  });
});
