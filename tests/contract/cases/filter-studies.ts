import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { idsOf, mostCommon, type Person } from './crowd.ts';
import { aFilteredCrowd, type Block, blocks, type Filter, noStudy } from './filtering.ts';

type Study = Person['studies'][number];

/** Percentage options of the modal (specification 2, section 5). */
const percentages = [40, 50, 60, 70, 80, 90];

/** A degree of that block which some of a crowd have, and the filter by it with more that is asked of the same degree. */
async function aDegree(scene: Scene, block: Block) {
  const { crowd, filtered } = await aFilteredCrowd(scene);
  const degree = await degreeOf(block, crowd, filtered);
  const those = ({ studies }: Person) => studies.filter((study) => study.degree === degree);
  return {
    crowd,
    degree,
    filtered,
    /** Who has the degree. */
    holders: crowd.filter((person) => those(person).length > 0),
    /** Ids of who has the degree in such a way. */
    having: (holds: (study: Study) => boolean) => idsOf(crowd.filter((person) => those(person).some(holds))),
    /** What most of them have in common. */
    common: (valueOf: (study: Study) => string | null | undefined, among = crowd) =>
      mostCommon(among, (person) => those(person).map((study) => valueOf(study) ?? '')),
    gradeOf: (person: Person) => Math.max(...those(person).map(({ grades }) => Number(grades))),
    ask: (change: Partial<typeof noStudy>) => filtered({ [block]: { ...noStudy, degree, ...change } }),
  };
}

/** Profiles do not say of what level a degree is: it belongs to the block that finds somebody by it. */
async function degreeOf(
  block: Block,
  crowd: readonly Person[],
  filtered: (change: Partial<Filter>) => Promise<string[]>,
): Promise<string> {
  const degrees = new Set(crowd.flatMap(({ studies }) => studies.map(({ degree }) => degree ?? '')));
  const counts = [...degrees].filter(Boolean).map(async (degree) => {
    return { degree, count: (await filtered({ [block]: { ...noStudy, degree } })).length };
  });
  const [most] = (await Promise.all(counts)).toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < 2) throw new Error(`Two students of the target need a degree for ${block}.`);
  return most.degree;
}

const yearOf = ({ end_date }: Study) => end_date?.slice(0, 4);

const aspects: Readonly<Record<string, (block: Block, scene: Scene) => Promise<void>>> = {
  'a degree keeps exactly who has it, at that level alone': async (block, scene) => {
    const { ask, degree, filtered, holders } = await aDegree(scene, block);
    expect(await ask({})).toEqual(idsOf(holders));
    expect(await ask({ degree: 'Master of Herons' })).toEqual([]);
    for (const other of blocks.filter((each) => each !== block)) {
      expect(await filtered({ [other]: { ...noStudy, degree } })).toEqual([]);
    }
  },
  'a specialisation keeps exactly who has it': async (block, scene) => {
    const { ask, common, having } = await aDegree(scene, block);
    const specialisation = common(({ majors }) => majors);
    expect(await ask({ specialisation })).toEqual(having(({ majors }) => majors === specialisation));
    expect(await ask({ specialisation: 'Herons' })).toEqual([]);
  },
  'an institute keeps exactly who was there': async (block, scene) => {
    const { ask, common, having } = await aDegree(scene, block);
    const institute = common(({ school }) => school);
    expect(await ask({ institute })).toEqual(having(({ school }) => school === institute));
    expect(await ask({ institute: 'Saltmarsh College' })).toEqual([]);
  },
  'years of passing keep exactly who passed in one of them': async (block, scene) => {
    const { ask, common, crowd, having } = await aDegree(scene, block);
    const one = common(yearOf);
    const passedThen = having((study) => yearOf(study) === one);
    const another = common(
      yearOf,
      crowd.filter(({ id }) => !passedThen.includes(id)),
    );
    expect(await ask({ endDate: [Number(one)] })).toEqual(passedThen);
    const either = having((study) => [one, another].includes(yearOf(study) ?? ''));
    expect(await ask({ endDate: [Number(one), Number(another)] })).toEqual(either);
    expect(await ask({ endDate: [1950] })).toEqual([]);
  },
  'a percentage keeps the better ones, fewer the more is asked': async (block, scene) => {
    const { ask, gradeOf, holders } = await aDegree(scene, block);
    let parted = 0;
    let before = idsOf(holders);
    for (const percentage of percentages) {
      const kept = await ask({ percentage });
      expect(before).toEqual(expect.arrayContaining(kept));
      before = kept;
      const best = (stays: boolean) => holders.filter(({ id }) => kept.includes(id) === stays).map(gradeOf);
      expect(Math.min(...best(true))).toBeGreaterThan(Math.max(...best(false)));
      if (kept.length > 0 && kept.length < holders.length) parted++;
    }
    expect(parted).toBeGreaterThan(0);
  },
};

/** Filters by education: a case for everything that can be asked of each of the five blocks. */
export const studyFilters: Cases = Object.fromEntries(
  blocks.flatMap((block) =>
    Object.entries(aspects).map(([what, show]) => [`by ${block}: ${what}`, (scene: Scene) => show(block, scene)]),
  ),
);
