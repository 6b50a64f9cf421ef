import { expect } from 'vitest';
import { noStudy } from '../../../apps/mock-api/src/testing/filter.ts';
import type { Cases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { type Block, type Filter, type Person, aFilteredCrowd, blocks, idsOf, mostCommon } from './crowd.ts';

type Study = Person['studies'][number];

/** Options of the modal (specification 2, section 5). */
const percentages = [40, 50, 60, 70, 80, 90];

/** Returns a degree of some students in this block, and a function that filters by it and further criteria. */
async function aDegree(scene: Scene, block: Block) {
  const { crowd, filtered } = await aFilteredCrowd(scene);
  const degree = await degreeOf(block, crowd, filtered);
  const those = ({ studies }: Person) => studies.filter((study) => study.degree === degree);
  return {
    crowd,
    degree,
    filtered,
    holders: crowd.filter((person) => those(person).length > 0),
    having: (holds: (study: Study) => boolean) => idsOf(crowd.filter((person) => those(person).some(holds))),
    common: (valueOf: (study: Study) => string | null | undefined, among = crowd) =>
      mostCommon(among, (person) => those(person).map((study) => valueOf(study) ?? '')),
    gradeOf: (person: Person) => Math.max(...those(person).map(({ grades }) => Number(grades))),
    ask: (change: Partial<typeof noStudy>) => filtered({ [block]: { ...noStudy, degree, ...change } }),
  };
}

/** Finds the most common degree of a block by filtering, because profiles do not contain the level of a degree. */
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
  if (most === undefined || most.count < 2) throw new Error(`The target needs two students with a degree in ${block}.`);
  return most.degree;
}

const yearOf = ({ end_date }: Study) => end_date?.slice(0, 4);

const aspects: Readonly<Record<string, (block: Block, scene: Scene) => Promise<void>>> = {
  'keeps exactly the students with a degree at this level': async (block, scene) => {
    const { ask, degree, filtered, holders } = await aDegree(scene, block);
    expect(await ask({})).toEqual(idsOf(holders));
    expect(await ask({ degree: 'Master of Herons' })).toEqual([]);
    for (const other of blocks.filter((each) => each !== block)) {
      expect(await filtered({ [other]: { ...noStudy, degree } })).toEqual([]);
    }
  },
  'keeps exactly the students with the specialisation': async (block, scene) => {
    const { ask, common, having } = await aDegree(scene, block);
    const specialisation = common(({ majors }) => majors);
    expect(await ask({ specialisation })).toEqual(having(({ majors }) => majors === specialisation));
    expect(await ask({ specialisation: 'Herons' })).toEqual([]);
  },
  'keeps exactly the students of the institute': async (block, scene) => {
    const { ask, common, having } = await aDegree(scene, block);
    const institute = common(({ school }) => school);
    expect(await ask({ institute })).toEqual(having(({ school }) => school === institute));
    expect(await ask({ institute: 'Saltmarsh College' })).toEqual([]);
  },
  'keeps exactly the students who passed in one of the years': async (block, scene) => {
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
  'keeps the students above the percentage': async (block, scene) => {
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

export const studyFilters: Cases = Object.fromEntries(
  blocks.flatMap((block) =>
    Object.entries(aspects).map(([what, show]) => [`${what} (${block})`, (scene: Scene) => show(block, scene)]),
  ),
);
