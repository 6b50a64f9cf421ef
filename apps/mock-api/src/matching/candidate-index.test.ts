import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CandidateRow, indexes, type Place, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/low-store.ts';
import type { Store } from '../store/store.ts';
import { aCandidate, kochi, mumbai, pune } from '../testing/hiring.ts';
import { CandidateIndex, candidateIndex, type Match } from './candidate-index.ts';
import { plainScan } from './testing/plain-scan.ts';

const indexOf = (rows: readonly CandidateRow[]) => new CandidateIndex(rows);
const idsOf = (matches: readonly Match[]) => matches.map(({ candidate }) => candidate.id);

describe('CandidateIndex', () => {
  it('answers a second search as if it were the first', () => {
    const index = indexOf([aCandidate('a'), aCandidate('b', { skills: ['Python'] })]);
    index.best({ skills: ['SQL', 'Python'] }, 10);
    expect(index.best({ skills: ['Python'] }, 10)).toMatchObject([{ candidate: { id: 'b' }, score: 100 }]);
  });

  it('gives the answers of a plain scan', () => {
    fc.assert(
      fc.property(
        fc.array(candidates, { maxLength: 40 }),
        wishes,
        fc.integer({ min: 1, max: 12 }),
        (rows, wish, limit) => {
          const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
          expect(indexOf(unique).best(wish, limit)).toEqual(plainScan(unique, wish, limit));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('candidateIndex', () => {
  const storeWith = (...of: string[]) => openMemoryStore<Rows>(indexes, { candidates: of.map((id) => aCandidate(id)) });
  const idsIn = (store: Store<Rows>) => idsOf(candidateIndex(store).best({ skills: ['SQL'] }, 5));

  it('is made once for each store', () => {
    const [one, other] = [storeWith('a'), storeWith('b')];
    expect(candidateIndex(one)).toBe(candidateIndex(one));
    expect([idsIn(one), idsIn(other)]).toEqual([['a'], ['b']]);
  });

  it('is made again after a reset, to as many candidates or to others', async () => {
    const store = storeWith('a', 'b');
    expect(idsIn(store)).toEqual(['a', 'b']);
    await store.write((tx) => {
      for (const id of ['a', 'b']) tx.put('candidates', aCandidate(id, { skills: ['Chess'] }));
    });
    expect(idsIn(store)).toEqual([]);
    await store.write((tx) => tx.put('candidates', aCandidate('c')));
    expect(idsIn(store)).toEqual(['c']);
  });
});

const skills = fc.constantFrom('SQL', 'sql', 'Python', ' Excel', 'Figma', 'C++', 'C');
const kinds = ['Job', 'Internship', 'Freelancing'];
const places = fc.constantFrom<Place>(pune, mumbai, kochi, { city: 'Singapore', state: '', country: 'Singapore' });
const ids = fc.integer({ min: 0, max: 60 }).map((number) => `s${number}`);
const years = fc.constantFrom(0, 0.5, 1, 2.5);

const candidates = fc
  .record({
    id: ids,
    skills: fc.array(skills, { maxLength: 5 }),
    openTo: fc.subarray(kinds),
    location: places,
    gloScore: fc.constantFrom(1, 2, 3),
    internshipYears: years,
    fullTimeYears: years,
  })
  .map(({ id, ...change }) => aCandidate(id, change));

const wishes = fc.record(
  {
    skills: fc
      .tuple(fc.array(skills, { maxLength: 6 }), fc.constantFrom(0, 1, 300))
      // More shared skills make no difference to the score among hundreds of unknown ones.
      .map(([some, unknown]) => [...some, ...Array.from({ length: unknown }, (_, number) => `unknown ${number}`)])
      .filter(({ length }) => length > 0),
    openTo: fc.constantFrom(...kinds),
    within: fc.constantFrom(
      '',
      'Pune, Maharashtra, India',
      'maharashtra, india',
      'Singapore, Singapore',
      'Pune',
      'Mars',
    ),
    places: fc.array(places, { maxLength: 3 }),
    leastYears: fc.constantFrom(0, 1, 1.5, 4),
    except: fc.array(ids, { maxLength: 10 }).map((list) => new Set(list)),
  },
  { requiredKeys: ['skills'] },
);
