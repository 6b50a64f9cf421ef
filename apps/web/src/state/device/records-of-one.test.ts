import type { ActivityEntry } from '@glo/domain/activity/activity';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { countsOf, joinRecords, noRecords, type RecordsOfOne } from './records-of-one.ts';

const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const visit = { at: '2026-11-21T12:00:00.000Z', seen: new Map([[jobId('job-1'), 3]]), before: null };
const template = (name: string, subject = 'A talk') => ({ name, subject, content: 'Dear {first name}' });
const entry = (count: number): ActivityEntry => ({
  kind: 'shortlisted',
  job: null,
  folder: null,
  title: '',
  students: [],
  count,
  at: visit.at,
});

const some: RecordsOfOne = {
  contacted: new Map([[asha, '2026-11-20T09:00:00.000Z']]),
  notes: new Map([[asha, 'Call in June']]),
  starred: new Set([asha]),
  searches: [aSavedSearch({ id: 'one' })],
  activity: [entry(1)],
  visit,
  sawTalentPool: true,
  letters: { templates: [template('First talk')], signature: 'Meera', meetingLink: 'meet.example' },
  jobsView: 'table',
  isBlind: true,
  seenHints: ['review-keys'],
};

describe('joinRecords', () => {
  it('returns the other records if one side is empty', () => {
    expect(joinRecords(some, noRecords)).toEqual(some);
    expect(joinRecords(noRecords, some)).toEqual(some);
    expect(joinRecords(noRecords, noRecords)).toEqual(noRecords);
  });

  it('prefers the later record of the same thing', () => {
    const later: RecordsOfOne = {
      ...some,
      contacted: new Map([
        [kabir, '2026-11-22T09:00:00.000Z'],
        [asha, '2026-11-23T09:00:00.000Z'],
      ]),
      notes: new Map([[asha, 'Call in July']]),
      starred: new Set([kabir]),
      searches: [aSavedSearch({ id: 'two' }), aSavedSearch({ id: 'one', name: 'Renamed' })],
      activity: [entry(2)],
      visit: { ...visit, at: '2026-11-22T12:00:00.000Z' },
      letters: { templates: [template('First talk', 'Changed')], signature: '', meetingLink: 'other.example' },
    };
    expect(joinRecords(some, later)).toEqual({
      ...later,
      starred: new Set([asha, kabir]),
      activity: [entry(2), entry(1)],
    });
  });

  it('puts the earlier records after the later ones', () => {
    const later = {
      ...noRecords,
      searches: [aSavedSearch({ id: 'two' })],
      letters: { ...noRecords.letters, templates: [template('Second talk')] },
    };
    const { searches, letters } = joinRecords(some, later);
    expect(searches.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(letters.templates.map(({ name }) => name)).toEqual(['Second talk', 'First talk']);
  });

  it('drops the oldest acts beyond the limit', () => {
    const acts = (from: number) => Array.from({ length: 200 }, (_, index) => entry(from + index));
    const { activity } = joinRecords({ ...some, activity: acts(200) }, { ...some, activity: acts(0) });
    expect([activity.length, activity[0]?.count, activity.at(-1)?.count]).toEqual([300, 0, 299]);
  });
});

it('countsOf counts by kind and ignores an empty signature and link', () => {
  const counts = { notes: 1, stars: 1, searches: 1, emails: 1, templates: 1, signatures: 1, links: 1, entries: 1 };
  expect(countsOf(some)).toEqual(counts);
  const letters = { ...some.letters, signature: '', meetingLink: '' };
  expect(countsOf({ ...some, letters })).toEqual({ ...counts, signatures: 0, links: 0 });
  const none = { notes: 0, stars: 0, searches: 0, emails: 0, templates: 0, signatures: 0, links: 0, entries: 0 };
  expect(countsOf(noRecords)).toEqual(none);
});
