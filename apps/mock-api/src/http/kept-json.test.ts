import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepJson, toJson } from './kept-json.ts';

describe('toJson', () => {
  it('takes the text that an object keeps', () => {
    const kept = keepJson({ name: 'Asha' }, '{"kept":true}');
    expect(toJson(kept)).toBe('{"kept":true}');
    expect(toJson({ status: 201, applicants: [kept, { name: 'Ravi' }] })).toBe(
      '{"status":201,"applicants":[{"kept":true},{"name":"Ravi"}]}',
    );
    expect(toJson({ data: { data: [kept] } })).toBe('{"data":{"data":[{"kept":true}]}}');
  });

  it('does not take it for a copy with something more', () => {
    const kept = keepJson({ name: 'Asha' }, '{"kept":true}');
    expect(toJson({ ...kept, score: 7 })).toBe('{"name":"Asha","score":7}');
    expect(toJson(Object.assign({}, kept))).toBe('{"name":"Asha"}');
    expect(toJson(structuredClone(kept))).toBe('{"name":"Asha"}');
  });

  it('is JSON.stringify, wherever kept objects stand and whatever stands beside them', () => {
    const { any } = fc.letrec((again) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.constant(undefined),
        fc.dictionary(fc.string(), fc.string()).map((value) => keepJson(value)),
        fc.array(again('any'), { maxLength: 3 }),
        fc.dictionary(fc.string(), again('any'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(any, (value) => {
        expect(toJson(value)).toBe(JSON.stringify(value));
      }),
      { numRuns: 2000 },
    );
  });
});
