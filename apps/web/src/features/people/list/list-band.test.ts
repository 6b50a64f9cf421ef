import { expect, it } from 'vitest';
import { aList, asha, bela } from '../../../testing/candidate-list.ts';
import { hasBand } from './ListBand.tsx';

const short = { wasThere: true, givenOrder: 'As shortlisted' };

it('a short list that was there when it was opened has no line for columns that do not come', () => {
  expect(hasBand(aList(short).list)).toBe(false);
  expect(hasBand(aList({ ...short, wasThere: false }).list)).toBe(true);
  const long = Array.from({ length: 20 }, (_, place) => (place === 0 ? bela : asha));
  expect(hasBand(aList({ ...short, unfiltered: long }).list)).toBe(true);
});

it('the line is there while something narrows the list, and to say that it stands by best fit', () => {
  const { list } = aList(short);
  list.chooseFit({ min: 1, max: 1 });
  expect(hasBand(list)).toBe(true);
  list.chooseFit(null);
  list.sort('fit');
  expect(hasBand(list)).toBe(true);
});
