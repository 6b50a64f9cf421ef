import { forEachKind, noneOf } from '@glo/domain/device/kinds';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { describe, expect, it } from 'vitest';
import { recordsOfAsha } from '../../testing/account/records-of-asha.ts';
import { fileKinds } from '../kinds/kinds.ts';
import { longestRecordsFile, readRecordsFile, type SavedRecords, writeRecordsFile } from './records-file.ts';

const meera = accountId('meera');
const asha = studentId('asha');
const at = '2026-11-21T12:00:00.000Z';
const nothing = noneOf(fileKinds);
const mine: SavedRecords = {
  ...recordsOfAsha,
  searches: [aSavedSearch()],
  activity: [{ kind: 'posted', job: null, folder: null, title: 'Analyst', students: [], count: 0, at }],
  templates: [{ name: 'Talk', subject: 'A talk', content: 'Hi' }],
  signature: 'Meera',
  meetingLink: 'm.ex',
  verdicts: new Map([['["job-1","asha"]', aVerdictRecord()]]),
  closings: new Map([['["job-1"]', { closedAt: at }]]),
};
const file = { format: 'glo-recruiter-records', version: 1, account: 'meera', records: {} };
const read = (content: object) => readRecordsFile(JSON.stringify(content), meera);

describe('an exported file', () => {
  it('holds every kind', () => {
    const empty = forEachKind(fileKinds, ({ none }, kind) => mine[kind] === none);
    expect(Object.values(empty)).not.toContain(true);
    expect(readRecordsFile(writeRecordsFile(mine, meera), meera)).toEqual(mine);
  });

  it('loses its damaged parts only', () => {
    const note = { text: 'Call', at };
    const records = {
      notes: { asha: note, bela: 7 },
      searches: [7],
      templates: 7,
      jobsView: 'tiles',
      verdicts: { '["job-1","asha"]': aVerdictRecord(), asha: aVerdictRecord(), '["job-1","bela"]': 7 },
      closings: { '["job-1"]': { closedAt: 7 } },
      starred: ['asha'],
    };
    expect(read({ ...file, records })).toEqual({
      ...nothing,
      notes: new Map([[asha, note]]),
      verdicts: mine.verdicts,
    });
  });

  it.each([
    ['', 'foreign'],
    ['{', 'foreign'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"notes":{}}', 'foreign'],
    [JSON.stringify({ ...file, format: 'glo-recruiter-notes', version: 3 }), 'foreign'],
    [JSON.stringify({ ...file, version: '2' }), 'foreign'],
    [JSON.stringify({ ...file, records: 'all' }), 'foreign'],
    [JSON.stringify({ ...file, records: undefined }), 'foreign'],
    [JSON.stringify({ ...file, version: 2, records: 'in another way' }), 'newer'],
    [JSON.stringify({ ...file, account: 'nisha' }), 'of-another-recruiter'],
    [JSON.stringify({ ...file, account: undefined }), 'of-another-recruiter'],
  ])('is refused if it is %s: %s', (text, problem) => {
    expect(readRecordsFile(text, meera)).toBe(problem);
  });

  it('is refused if it is too large', () => {
    const withSignature = (signature: string) => ({ ...file, records: { signature } });
    const empty = JSON.stringify(withSignature('')).length;
    const ofLength = (length: number) => read(withSignature('x'.repeat(length - empty)));
    expect(ofLength(longestRecordsFile + 1)).toBe('too-large');
    expect(ofLength(longestRecordsFile)).toMatchObject({ signature: expect.any(String) });
  });
});
