import { describe, expect, it } from 'vitest';
import { pastedCandidates } from './pasted-candidates.ts';

const origin = 'https://recruiter.glo.example';
const one = '5f0c2a9be41d7730aa12cd01';
const two = '5f0c2a9be41d7730aa12cd02';

const read = (text: string) => {
  const found = pastedCandidates(text, origin);
  return found && [...found];
};

describe('pasted text', () => {
  it.each([
    [one, [one]],
    [`${one}\r\n${two}\n`, [one, two]],
    [`${one}, ${two}; ${one}`, [one, two]],
    [`"${one}"\t"${two.toUpperCase()}"`, [one, two]],
    [`${origin}/glofolio/${one}?job=${two}`, [one]],
    [`/glofolio/${one}#works\n${origin}/glofolio/asha/`, [one, 'asha']],
  ])('holds the candidates of “%s”', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });

  it.each([
    '',
    ' \n, ',
    'python',
    `${one} python`,
    one.slice(1),
    `https://elsewhere.example/glofolio/${one}`,
    `${origin}.elsewhere.example/glofolio/${one}`,
    `${origin}/compare?ids=${one}`,
    '/glofolio/',
    '/glofolio/%E0%A4%A',
    'javascript:/glofolio/asha',
  ])('is search text otherwise: “%s”', (text) => {
    expect(read(text)).toBeNull();
  });

  it('may hold 10,000 candidates', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(24, '0'));
    expect(read(ids.join('\n'))).toHaveLength(10_000);
  });
});
