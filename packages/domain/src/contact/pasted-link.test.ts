import { describe, expect, it } from 'vitest';
import { cleanLink } from './pasted-link.ts';

describe('a pasted link', () => {
  const link = 'https://meet.example/a_b?x=(1)';
  it.each([
    [`<${link}>`, link],
    [` “${link}” `, link],
    [`"<${link}>"`, link],
    [`**${link}**`, link],
    ['[Join us](https://meet.example/a)', 'https://meet.example/a'],
    ['[Join](<https://meet.example/a>)', 'https://meet.example/a'],
    ['[Join](https://meet.example/a "Title")', 'https://meet.example/a'],
    ['"meet.example"', 'meet.example'],
    ['((meet.example/a))', 'meet.example/a'],
    [link, link],
    ['(room 4)', '(room 4)'],
    ['<>', '<>'],
    ['"', '"'],
    ['', ''],
  ])('%j becomes %j', (text, clean) => expect(cleanLink(text)).toBe(clean));
});
