import { describe, expect, it } from 'vitest';
import { newestFirst } from './timeline.ts';

describe('a timeline', () => {
  it('sorts current entries first, then by end, by start, and undated ones last', () => {
    const [a, b, c, d, e] = [
      { startDate: '2020-01-01', endDate: null },
      { startDate: '2024-06-01', endDate: '' },
      { startDate: '2023-01-01', endDate: '2023-05-01' },
      { startDate: '2022-01-01', endDate: '2023-05-01' },
      { startDate: '', endDate: null },
    ] as const;
    expect(newestFirst([e, d, a, c, b])).toEqual([b, a, c, d, e]);
  });

  it('is stable', () => {
    const [a, b] = [
      { startDate: 'once', endDate: 'later' },
      { startDate: '', endDate: null },
    ];
    expect([newestFirst([a, b]), newestFirst([b, a])]).toEqual([
      [a, b],
      [b, a],
    ]);
  });
});
