import { describe, expect, it } from 'vitest';
import { aSavedSearch } from '../testing/search.ts';
import { studentId } from '../testing/builders.ts';
import { afterRun, newsOf, proposedName, savedNameRule, savedSearchLimits } from './saved-search.ts';
import { emptyCriteria } from './search.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const monday = new Date('2026-11-16T09:00:00.000Z');
const friday = new Date('2026-11-20T09:00:00.000Z');
const pune = 'Pune, Maharashtra, India';

describe('running a saved search', () => {
  it('for the first time finds no one new, and stores the candidates', () => {
    const { search, news } = afterRun(aSavedSearch(), [asha, bela], monday);
    expect(news).toBeNull();
    expect(search.lastRun).toEqual({ at: monday.toISOString(), found: [asha, bela], news: null });
  });

  it('again returns and stores the candidates that are new since the last run', () => {
    const first = afterRun(aSavedSearch(), [asha, bela], monday).search;
    const { search, news } = afterRun(first, [chitra, asha], friday);
    expect(news).toEqual({ ids: new Set([chitra]), since: monday.toISOString() });
    expect(search.lastRun).toEqual({
      at: friday.toISOString(),
      found: [chitra, asha],
      news: { ids: [chitra], since: monday.toISOString() },
    });
    expect([newsOf(search), newsOf(first), newsOf(aSavedSearch())]).toEqual([news, null, null]);
  });

  it('compares with the last run only', () => {
    const first = afterRun(aSavedSearch(), [asha, bela], monday).search;
    const second = afterRun(first, [asha], friday).search;
    expect(afterRun(second, [asha, bela], friday).news?.ids).toEqual(new Set([bela]));
  });

  it('stores a limited number, and calls no one new beyond it', () => {
    const many = Array.from({ length: savedSearchLimits.found + 5 }, (_, index) => studentId(`student-${index}`));
    const first = afterRun(aSavedSearch(), many, monday).search;
    expect(first.lastRun?.found).toHaveLength(savedSearchLimits.found);
    expect(afterRun(first, many, friday).news?.ids.size).toBe(0);
  });
});

describe('a proposed name', () => {
  it.each([
    [{ skills: ['Python', 'SQL'], location: pune }, 'Python, SQL · Pune'],
    [{ skills: ['Figma'], jobType: 'Internship' }, 'Internship · Figma'],
    [{ skills: ['A', 'B', 'C', 'D', 'E'] }, 'A, B, C +2'],
    [{ skills: ['A', 'B', 'C'], location: ' Pune , India' }, 'A, B, C · Pune'],
  ] as const)('for %j is %s', (change, name) => {
    expect(proposedName({ ...emptyCriteria, ...change }, [])).toBe(name);
  });

  it('gets a number if the name is taken, ignoring case', () => {
    const criteria = { ...emptyCriteria, skills: ['SQL'] };
    expect(proposedName(criteria, ['sql'])).toBe('SQL 2');
    expect(proposedName(criteria, ['SQL', 'SQL 2'])).toBe('SQL 3');
  });

  it('is cut to the maximum length', () => {
    const criteria = { ...emptyCriteria, skills: ['x'.repeat(200)] };
    const first = proposedName(criteria, []);
    expect(proposedName(criteria, [first]).length).toBeLessThanOrEqual(savedSearchLimits.name);
  });
});

describe('the name of a saved search', () => {
  it.each([
    ['  ', 'Give the search a name'],
    [' data analysts ', 'You already have a search with this name.'],
    ['Designers', null],
  ])('%j: %s', (name, message) => {
    expect(savedNameRule(['Data analysts', 'Drivers'])(name)).toBe(message);
  });
});
