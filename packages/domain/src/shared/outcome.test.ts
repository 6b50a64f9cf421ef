import { describe, expect, it } from 'vitest';
import { failure, mapOutcome, success } from './outcome.ts';

const text = (value: number) => `${value} jobs`;

describe('an outcome', () => {
  it('counts what was left out, and only where something was', () => {
    expect(success(3)).toEqual({ ok: true, value: 3 });
    expect(success(3, 2)).toEqual({ ok: true, value: 3, leftOut: 2 });
  });

  it('read anew keeps what was left out, and a failure as it is', () => {
    expect(mapOutcome(success(3), text)).toEqual({ ok: true, value: '3 jobs' });
    expect(mapOutcome(success(3, 2), text)).toEqual({ ok: true, value: '3 jobs', leftOut: 2 });
    expect(mapOutcome(failure('refused', 'No.'), text)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'No.' },
    });
  });
});
