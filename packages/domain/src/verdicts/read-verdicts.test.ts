import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobId, studentId } from '../testing/builders.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { plainVerdicts, readVerdictRecord, readVerdicts } from './read-verdicts.ts';
import { longestReason, type VerdictRecord } from './verdict.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Moves' });

describe('a stored verdict', () => {
  it.each<[string, object, Partial<VerdictRecord>]>([
    ['reason', { reason: 'hair' }, { reason: null, reasonText: '' }],
    ['text', { reasonText: 7 }, { reasonText: '' }],
    ['field', { color: 'red' }, {}],
  ])('ignores an unknown %s: %j', (_, change, read) => {
    expect(readVerdictRecord({ ...rejected, ...change })).toEqual({ ...rejected, ...read });
  });

  it('drops a reason that its decision cannot have', () => {
    const read = readVerdictRecord({ ...rejected, decision: 'maybe' });
    expect(read).toEqual({ ...rejected, decision: 'maybe', reason: null, reasonText: '' });
  });

  it('cleans and limits the text of a reason', () => {
    const reasonText = `\u202e<b>${'x'.repeat(1_000_000)}`;
    expect(readVerdictRecord({ ...rejected, reasonText })?.reasonText).toBe(`<b>${'x'.repeat(longestReason - 3)}`);
  });

  it.each([
    null,
    7,
    'maybe',
    [],
    [aVerdictRecord()],
    {},
    { ...rejected, decision: null },
    { ...rejected, decision: 'strong-yes' },
    { ...rejected, decidedAt: 'soon' },
    { ...rejected, decidedAt: undefined },
  ])('is none if it is %j', (content) => {
    expect(readVerdictRecord(content)).toBeNull();
  });

  it('never throws, and reads its own result', () => {
    const anyRecord = fc.oneof(
      fc.anything(),
      fc.record(
        {
          decision: fc.constantFrom('maybe', 'not-a-fit', null, 7),
          reason: fc.oneof(fc.constant('other'), fc.anything()),
          reasonText: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          decidedAt: fc.oneof(fc.constant('2026-11-21T12:00:00.000Z'), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anyRecord, (content) => {
        const read = readVerdictRecord(content);
        expect(read === null ? null : readVerdictRecord(read)).toEqual(read);
      }),
    );
  });
});

describe('exported verdicts', () => {
  const kept = new Map([
    [jobId('designer'), { closedAt: '2026-06-01T00:00:00.000Z', records: new Map([[asha, rejected]]) }],
    [jobId('__proto__'), { closedAt: null, records: new Map([[bela, aVerdictRecord()]]) }],
  ]);

  it('are read as written', () => {
    expect(readVerdicts(JSON.parse(JSON.stringify(plainVerdicts(kept))))).toEqual(kept);
  });

  it('are written without empty fields', () => {
    const one = new Map([[jobId('designer'), { closedAt: null, records: new Map([[asha, aVerdictRecord()]]) }]]);
    const { decision, decidedAt } = aVerdictRecord();
    expect(plainVerdicts(one)).toEqual({ designer: { records: { asha: { decision, decidedAt } } } });
  });

  it('lose their damaged parts only', () => {
    const content = {
      designer: { closedAt: 'soon', records: { asha: rejected, bela: 7 } },
      analyst: { records: [rejected] },
      writer: { records: {} },
      tester: null,
    };
    const designer = { closedAt: null, records: new Map([[asha, rejected]]) };
    expect(readVerdicts(content)).toEqual(new Map([['designer', designer]]));
  });

  it.each([null, undefined, 7, 'all', [], [{}]])('are none in %j', (content) => {
    expect(readVerdicts(content).size).toBe(0);
  });
});
