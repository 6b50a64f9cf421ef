import { describe, expect, it } from 'vitest';
import { aCandidate, studentId } from '../testing/builders.ts';
import { bestFitFirst, inOrder, orderedList } from './candidate-order.ts';
import { fitTo } from './fit.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'asha Rao', score: 40, skills: ['Python', 'SQL'] });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela Ångström', score: null, skills: ['Figma'] });
const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', score: 0, skills: ['Machine Learning'] });
const dev = aCandidate({ id: studentId('dev'), name: 'Dev', score: 90, skills: [] });
const given = [chitra, bela, dev, asha];
const viewed = new Set([chitra.id, dev.id]);
const wanted = ['SQL', 'figma', 'Python'];
const by = {
  isViewed: (id: typeof asha.id) => viewed.has(id),
  fit: (candidate: typeof asha) => fitTo(wanted).of(candidate).met.length,
};

describe('sorting candidates', () => {
  it.each([
    ['given', [chitra, bela, dev, asha]],
    ['fit', [asha, bela, dev, chitra]],
    ['score', [dev, asha, chitra, bela]],
    ['name', [asha, bela, chitra, dev]],
    ['not-viewed', [asha, bela, dev, chitra]],
  ] as const)('orders by %s', (order, expected) => {
    expect(inOrder(given, order, by)).toEqual(expected);
    expect(given[0]).toBe(chitra);
  });
});

it('sorting by name ignores leading spaces and is stable', () => {
  const [spaced, one, other] = [' Bela', 'asha', 'Asha'].map((name) => aCandidate({ id: studentId(name), name }));
  const named = [spaced, dev, one, other].filter((candidate) => candidate !== undefined);
  expect(inOrder(named, 'name', by)).toEqual([one, other, spaced, dev]);
});

it('sorting by fit compares fit before score', () => {
  const famous = aCandidate({ id: studentId('famous'), name: 'Famous', score: 1e15, skills: ['SQL'] });
  expect(inOrder([famous, asha], 'fit', by)).toEqual([asha, famous]);
});

it('sorting equal fit and score uses GloPoints', () => {
  const [one, two, three, four] = [510, undefined, 740, 900].map((points) =>
    aCandidate({ id: studentId(String(points)), score: 100, skills: ['SQL'], ...(points !== undefined && { points }) }),
  );
  const alike = [one, two, three, four].filter((candidate) => candidate !== undefined);
  expect(inOrder(alike, 'fit', by)).toEqual([four, three, one, two]);
  expect(inOrder(alike, 'score', by)).toEqual([four, three, one, two]);
});

describe('an ordered list', () => {
  const whole = { ...by, order: 'score', isLoading: false } as const;

  it('begins with the candidates that come first', () => {
    const isFirst = (candidate: (typeof given)[number]) => candidate === bela || candidate === asha;
    expect(orderedList(given, { ...whole, isFirst })).toEqual([asha, bela, dev, chitra]);
  });

  it('orders only the first page while it loads', () => {
    const people = Array.from({ length: 260 }, (_, score) =>
      aCandidate({ id: studentId(`s-${score}`), name: `s-${score}`, score, skills: [] }),
    );
    const page = orderedList(people.slice(0, 200), { ...whole, isLoading: true });
    expect(page[0]?.score).toBe(199);
    const more = orderedList(people, { ...whole, isLoading: true });
    expect([more.slice(0, 200), more.length]).toEqual([page, 260]);
    expect(orderedList(people, whole)[0]?.score).toBe(259);
  });
});

describe('best fit first', () => {
  it('begins with the most skills and ends with students that the service does not know', () => {
    expect(bestFitFirst([chitra.id, bela.id, dev.id, asha.id], [bela, dev, asha], ['SQL', 'Python'])).toEqual([
      asha.id,
      dev.id,
      bela.id,
      chitra.id,
    ]);
  });

  it('leaves out candidates that were not asked for', () => {
    expect(bestFitFirst([dev.id, asha.id], given, ['SQL'])).toEqual([asha.id, dev.id]);
  });

  it('keeps the order for a job without skills', () => {
    expect(bestFitFirst([bela.id, asha.id], given, [])).toEqual([bela.id, asha.id]);
  });
});
