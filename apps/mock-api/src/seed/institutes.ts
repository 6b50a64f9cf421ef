import { bachelorsDegreeLines, mastersDegreeLines } from './data/degrees.ts';
import { colleges, polytechnics, schools, universitiesAbroad } from './data/institutes.ts';
import { columns, entries, headAndRest, lines } from './lists.ts';

export interface Degree {
  /** Usual length. */
  years: number;
  /** The letter of the colleges that award it. */
  letter: string;
}

const degrees = new Map<string, Degree>(
  lines(bachelorsDegreeLines + mastersDegreeLines).map((line) => {
    const [name = '', years, letter = ''] = columns(line);
    return [name, { years: Number(years), letter }];
  }),
);

/** Length and colleges of a degree of the lists; throws on another name. */
export function degreeNamed(name: string): Degree {
  const degree = degrees.get(name);
  if (degree === undefined) throw new Error(`No such degree: ${name}`);
  return degree;
}

const everywhere = 'everywhere';
const collegesByLetterAndState = grouped(
  lines(colleges).flatMap((line) => {
    const [head, names] = headAndRest(line);
    const [letters = '', state = ''] = columns(head);
    return letters.split('').map((letter): Group => [`${letter} ${state}`, `${letter} ${everywhere}`, entries(names)]);
  }),
);
const universitiesByCountry = byRegion(universitiesAbroad);
const polytechnicsByState = byRegion(polytechnics);
const schoolsByState = byRegion(schools);

/** Indian colleges with that letter, in the state if it has any. */
export function collegesIn(state: string, letter: string): readonly string[] {
  return collegesByLetterAndState(`${letter} ${state}`, `${letter} ${everywhere}`);
}

export const universitiesIn = (country: string): readonly string[] => universitiesByCountry(country, everywhere);
export const polytechnicsIn = (state: string): readonly string[] => polytechnicsByState(state, everywhere);
export const schoolsIn = (state: string): readonly string[] => schoolsByState(state, everywhere);

type Group = [key: string, wideKey: string, names: string[]];

function byRegion(text: string) {
  return grouped(
    lines(text).map((line): Group => {
      const [region, names] = headAndRest(line);
      return [region, everywhere, entries(names)];
    }),
  );
}

/** A look-up of names by key, or by the wide key when the key has none. */
function grouped(groups: Group[]) {
  const byKey = new Map<string, string[]>();
  for (const [key, wideKey, names] of groups) {
    byKey.set(key, [...(byKey.get(key) ?? []), ...names]);
    byKey.set(wideKey, [...(byKey.get(wideKey) ?? []), ...names]);
  }
  return (key: string, wideKey: string): readonly string[] => byKey.get(key) ?? byKey.get(wideKey) ?? [];
}
