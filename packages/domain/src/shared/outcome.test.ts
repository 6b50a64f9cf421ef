import { describe, expect, it } from 'vitest';
import { failure, mapOutcome, success } from './outcome.ts';

const text = (value: number) => `${value} jobs`;

describe('an outcome', () => {
  it('counts left-out records', () => {
    expect(success(3)).toEqual({ ok: true, value: 3 });
    expect(success(3, 2)).toEqual({ ok: true, value: 3, leftOut: 2 });
  });

  it('keeps left-out records and failures when mapped', () => {
    expect(mapOutcome(success(3), text)).toEqual({ ok: true, value: '3 jobs' });
    expect(mapOutcome(success(3, 2), text)).toEqual({ ok: true, value: '3 jobs', leftOut: 2 });
    expect(mapOutcome(failure('refused', 'No.'), text)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'No.' },
    });
  });
});
