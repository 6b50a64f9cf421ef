import { describe, expect, it } from 'vitest';
import { columnsIn, rowHeight, rowsInSight, rowsToDraw } from './rows-in-sight.ts';

describe('columnsIn', () => {
  it.each([
    [0, 1],
    [224, 1],
    [463, 1],
    [464, 2],
    [704, 3],
  ])('%d pixels hold %d', (width, columns) => expect(columnsIn(width)).toBe(columns));
});

describe('rowsInSight', () => {
  it('are those that touch what is in sight, and a little beyond at both ends', () => {
    expect(rowsInSight(0, 600)).toEqual({ first: 0, end: 3 });
    expect(rowsInSight(10 * rowHeight, 600)).toEqual({ first: 9, end: 13 });
    expect(rowsInSight(10 * rowHeight + 80, 2 * rowHeight - 160)).toEqual({ first: 10, end: 12 });
  });
});

describe('rowsToDraw', () => {
  const inSight = { first: 4, end: 7 };

  it('are the rows in sight', () => {
    expect(rowsToDraw(100, inSight, null)).toEqual([4, 5, 6]);
    expect(rowsToDraw(5, { first: 0, end: 7 }, null)).toEqual([0, 1, 2, 3, 4]);
    expect(rowsToDraw(0, inSight, null)).toEqual([]);
  });

  it('are the last ones of a list that became shorter', () => {
    expect(rowsToDraw(6, inSight, null)).toEqual([3, 4, 5]);
    expect(rowsToDraw(2, inSight, null)).toEqual([0, 1]);
  });

  it('hold the one with the focus, once and at its place', () => {
    expect(rowsToDraw(100, inSight, 1)).toEqual([1, 4, 5, 6]);
    expect(rowsToDraw(100, inSight, 5)).toEqual([4, 5, 6]);
    expect(rowsToDraw(100, inSight, 50)).toEqual([4, 5, 6, 50]);
    expect(rowsToDraw(20, inSight, 50)).toEqual([4, 5, 6]);
  });
});
