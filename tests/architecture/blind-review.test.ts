import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../apps/web/src');

/** Types keep name and pictures from other readers (see `Identifying`). */
describe('identifying data of candidates', () => {
  it('is read as it really is only for emails, shared files and what `BlindReview` removes from texts', () => {
    expect(filesWith(/\boriginal\(/)).toEqual([
      'features/candidate-list/list/hand-over/share/sharing.ts',
      'features/connect/email-composer.ts',
      'features/open-profile/open-profile.ts',
      'state/blind/blind-review.ts',
      'state/mailings/mailings.ts',
    ]);
  });

  it('includes the gender, which only its control and `BlindReview` read', () => {
    expect(filesWith(genderRead)).toEqual([
      'features/filter/FilterControls.tsx',
      'features/filter/filter-form.ts',
      'state/blind/blind-review.ts',
    ]);
  });

  it.each([
    "if (filter.gender !== '') narrow();",
    "all.filter(({ key }) => key !== 'gender')",
    'const { gender } = filter;',
  ])('finds a planted reader of the gender: %s', (line) => expect(genderRead.test(line)).toBe(true));
});

/** Not in a text, such as 'Name, picture, gender and contact'. */
const genderRead = /\.gender\b|['"]gender['"]|[{,]\s*gender\s*[,:}]/;

function filesWith(read: RegExp): readonly string[] {
  return globSync('{features,state}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$|texts\.ts$/.test(file) && read.test(readFileSync(join(web, file), 'utf8')))
    .toSorted();
}
