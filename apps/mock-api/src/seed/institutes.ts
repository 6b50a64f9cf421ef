import degreeLists from './data/degrees.json' with { type: 'json' };
import institutes from './data/institutes.json' with { type: 'json' };

export interface Degree {
  name: string;
  years: number;
  /**
   * Kinds of colleges that award it: T technology, G science, arts and commerce, M management, D design, A
   * architecture, L law, H health and life sciences, F farming, K hotels and kitchens.
   */
  colleges: string;
}

const degrees: readonly Degree[] = [...degreeLists.bachelors, ...degreeLists.masters];

export function degreeNamed(name: string): Degree {
  const degree = degrees.find((each) => each.name === name);
  if (degree === undefined) throw new Error(`No such degree: ${name}`);
  return degree;
}

type NamesIn = (region: string) => readonly string[];

const collegesByLetter = new Map(
  'TGMDALHFK'
    .split('')
    .map((letter) => [letter, byRegion(institutes.colleges.filter((each) => each.letters.includes(letter)))]),
);

export const collegesIn = (state: string, letter: string): readonly string[] =>
  collegesByLetter.get(letter)?.(state) ?? [];

export const universitiesIn: NamesIn = byRegion(institutes.universitiesAbroad);
export const polytechnicsIn: NamesIn = byRegion(institutes.polytechnics);
export const schoolsIn: NamesIn = byRegion(institutes.schools);

function byRegion(groups: readonly { readonly region: string; readonly names: readonly string[] }[]): NamesIn {
  const all = groups.flatMap(({ names }) => names);
  const regions = Map.groupBy(groups, ({ region }) => region);
  const named = new Map([...regions].map(([region, parts]) => [region, parts.flatMap(({ names }) => names)]));
  return (region) => named.get(region) ?? all;
}
