import type { ActivityEntry } from '@glo/domain/activity/activity';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { recordsOfAsha } from '../../testing/account/records-of-asha.ts';
import { addedTo, longestRecordsFile, readRecordsFile, restored, withImported } from './records-file.ts';
import { writeRecordsFile } from './written-file.ts';
import { countsOf, noRecords, type RecordsOfOne } from './records-of-one.ts';

const meera = accountId('meera');
const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const at = '2026-11-21T12:00:00.000Z';
const posted: ActivityEntry = { kind: 'posted', job: null, folder: null, title: 'Analyst', students: [], count: 0, at };
const mine: RecordsOfOne = {
  ...recordsOfAsha,
  contacted: new Map([[asha, [{ at, kind: 'email' }]]]),
  searches: [aSavedSearch()],
  activity: [posted],
  emailTemplates: {
    templates: [{ name: 'Talk', subject: 'A talk', content: 'Hi' }],
    signature: 'Meera',
    meetingLink: 'm.ex',
  },
};
const verdicts = { designer: { records: { asha: { decision: 'maybe' } } } };
const file = { format: 'glo-recruiter-notes', version: 3, account: 'meera', records: {} };
const first = { format: file.format, version: 1, account: 'meera', notes: { asha: 'Call' } };
const read = (content: object) => readRecordsFile(JSON.stringify(content), meera);

describe('an exported file', () => {
  it('holds everything', () => {
    const content = { records: mine, verdicts };
    expect(readRecordsFile(writeRecordsFile(content, meera), meera)).toEqual(content);
  });

  it('may be of version 1, with notes only', () => {
    const records = { ...noRecords, notes: new Map([[asha, 'Call']]) };
    expect(read(first)).toEqual({ records, verdicts: undefined });
  });

  it('may be of version 2, without verdicts', () => {
    expect(read({ ...file, version: 2 })).toEqual({ records: noRecords, verdicts: undefined });
  });

  it('loses its damaged parts only', () => {
    const notes = new Map([[asha, 'Call']]);
    expect(read({ ...first, notes: { asha: 'Call', bela: 7 } })).toEqual({
      records: { ...noRecords, notes },
      verdicts: undefined,
    });
    const records = { notes: { asha: 'Call', bela: 7 }, searches: [7], letters: 7, jobsView: 'tiles' };
    expect(read({ ...file, records, verdicts: 7 })).toEqual({ records: { ...noRecords, notes }, verdicts: 7 });
  });

  it.each([
    ['', 'foreign'],
    ['{', 'foreign'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['{"notes":{}}', 'foreign'],
    [JSON.stringify({ ...file, format: 'another' }), 'foreign'],
    [JSON.stringify({ ...file, version: '2' }), 'foreign'],
    [JSON.stringify({ ...file, records: 'all' }), 'foreign'],
    [JSON.stringify({ ...file, records: undefined }), 'foreign'],
    [JSON.stringify({ ...file, version: 4, records: 'in another way' }), 'newer'],
    [JSON.stringify({ ...file, account: 'nisha' }), 'of-another-recruiter'],
    [JSON.stringify({ ...first, account: undefined }), 'of-another-recruiter'],
  ])('is refused if it is %s: %s', (text, problem) => {
    expect(readRecordsFile(text, meera)).toBe(problem);
  });

  it('is refused if it is too large', () => {
    const empty = JSON.stringify({ ...first, notes: { asha: '' } }).length;
    const ofLength = (length: number) => read({ ...first, notes: { asha: 'x'.repeat(length - empty) } });
    expect(ofLength(longestRecordsFile + 1)).toBe('too-large');
    expect(ofLength(longestRecordsFile)).toMatchObject({ records: { notes: new Map([[asha, expect.any(String)]]) } });
  });
});

describe('an import', () => {
  const brought: RecordsOfOne = {
    ...noRecords,
    notes: new Map([
      [asha, 'Prefers Kochi'],
      [bela, '  '],
      [chitra, 'Write in May'],
    ]),
    contacted: new Map([
      [asha, [{ at: '2026-11-20T12:00:00.000Z', kind: 'email' }]],
      [bela, [{ at, kind: 'email' }]],
    ]),
    searches: [aSavedSearch({ id: 'same', name: 'The same' }), aSavedSearch({ id: 'new', criteria: otherCriteria() })],
    activity: [{ ...posted, title: 'Designer' }, posted],
    criteria: new Map([
      [jobId('job-1'), '{"skills":["Go"]}'],
      [jobId('job-2'), '{"skills":["Go"]}'],
    ]),
    emailTemplates: {
      templates: [
        { name: 'talk', subject: 'Another', content: 'Hello' },
        { name: 'Offer', subject: 'An offer', content: 'Hello' },
      ],
      signature: 'Nisha',
      meetingLink: 'n.ex',
    },
  };
  const both = withImported(mine, brought);

  it('keeps both of two notes that differ, and changes nothing the second time', () => {
    expect([...both.notes]).toEqual([
      [asha, 'Call in June\nPrefers Kochi'],
      [chitra, 'Write in May'],
    ]);
    expect(withImported(both, brought)).toEqual(both);
    expect(withImported(mine, mine)).toEqual(mine);
  });

  it('lets the records of this device win', () => {
    expect(both).toMatchObject({
      jobsView: 'table',
      candidatesView: 'table',
      firstSelected: 40,
      isBlind: true,
      sawTalentPool: true,
    });
    expect(both.emailTemplates).toMatchObject({ signature: 'Meera', meetingLink: 'm.ex' });
    expect(both.emailTemplates.templates.map(({ name, subject }) => [name, subject])).toEqual([
      ['Talk', 'A talk'],
      ['Offer', 'An offer'],
      ['talk 2', 'Another'],
    ]);
    expect([...both.criteria.values()]).toEqual(['{"skills":["SQL"]}', '{"skills":["Go"]}']);
    expect(both.contacted).toEqual(new Map([...mine.contacted, [bela, [{ at, kind: 'email' }]]]));
  });

  it('counts the additions', () => {
    const [one, none] = [{ signatures: 0, links: 0, searches: 1, templates: 2, criteria: 1 }, countsOf(noRecords)];
    expect(countsOf(addedTo(mine, both))).toEqual({
      ...one,
      notes: 2,
      emails: 1,
      entries: 1,
      drafts: 0,
      answers: 0,
    });
    expect(countsOf(addedTo(noRecords, mine))).toEqual(countsOf(mine));
    expect(countsOf(addedTo(mine, mine))).toEqual(none);
  });

  it('is undone, except in parts that have changed since', () => {
    expect(restored(both, both, mine)).toEqual(mine);
    const viewed = new Set([...both.viewed, chitra]);
    expect(restored({ ...both, viewed }, both, mine)).toEqual({ ...mine, viewed });
  });
});

function otherCriteria() {
  return { ...aSavedSearch().criteria, skills: ['Go'] };
}
