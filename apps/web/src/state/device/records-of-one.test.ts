import type { ActivityEntry } from '@glo/domain/activity/activity';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { recordsOfAsha } from '../../testing/account/records-of-asha.ts';
import { countsOf, joinRecords, noRecords, type RecordsOfOne, withTextOf, withViewed } from './records-of-one.ts';

const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const noon = '2026-11-21T12:00:00.000Z';
const criteria = { ...aSavedSearch().criteria, skills: ['Go'] };
const template = (name: string, subject = 'A talk') => ({ name, subject, content: 'Dear {first name}' });
const entry = (count: number): ActivityEntry => ({
  kind: 'shortlisted',
  job: null,
  folder: null,
  title: '',
  students: [],
  count,
  at: noon,
});

const some: RecordsOfOne = {
  ...recordsOfAsha,
  searches: [aSavedSearch({ id: 'one' })],
  activity: [entry(1)],
  emailTemplates: { templates: [template('First talk')], signature: 'Meera', meetingLink: 'meet.example' },
};

describe('withViewed', () => {
  it('keeps the last 5000 profiles', () => {
    const all = Array.from({ length: 5001 }, (_, place) => studentId(String(place)));
    const kept = withViewed(new Set(all), [asha]);
    expect([kept.size, kept.has(asha), kept.has(studentId('1')), kept.has(studentId('2'))]).toEqual([
      5000,
      true,
      false,
      true,
    ]);
  });
});

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
        [kabir, [{ at: '2026-11-22T09:00:00.000Z', kind: 'email' }]],
        [asha, [{ at: '2026-11-23T09:00:00.000Z', kind: 'email' }]],
      ]),
      notes: new Map([[asha, 'Call in July']]),
      searches: [aSavedSearch({ id: 'two', criteria }), aSavedSearch({ id: 'one', name: 'Renamed' })],
      activity: [entry(2)],
      emailTemplates: { templates: [template('First talk', 'Changed')], signature: '', meetingLink: 'other.example' },
    };
    expect(joinRecords(some, later)).toEqual({
      ...later,
      viewed: new Set([asha]),
      activity: [entry(2), entry(1)],
    });
  });

  it('puts the earlier records after the later ones', () => {
    const later = {
      ...noRecords,
      searches: [aSavedSearch({ id: 'two', criteria })],
      emailTemplates: { ...noRecords.emailTemplates, templates: [template('Second talk')] },
    };
    const { searches, emailTemplates } = joinRecords(some, later);
    expect(searches.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(emailTemplates.templates.map(({ name }) => name)).toEqual(['Second talk', 'First talk']);
  });

  it('have no duplicates: not of an entry, a search or the name of a template', () => {
    const later = {
      ...noRecords,
      activity: [entry(1)],
      searches: [aSavedSearch({ id: 'two' })],
      emailTemplates: { ...noRecords.emailTemplates, templates: [template('first talk', 'Changed')] },
    };
    expect(joinRecords(some, later)).toMatchObject({
      activity: later.activity,
      searches: later.searches,
      emailTemplates: { templates: later.emailTemplates.templates },
    });
  });

  it('have their activity newest first', () => {
    const at = (day: number) => ({ ...entry(day), at: `2026-11-${day}T12:00:00.000Z` });
    const { activity } = joinRecords(
      { ...noRecords, activity: [at(24), at(22)] },
      { ...noRecords, activity: [at(23), at(21)] },
    );
    expect(activity.map(({ count }) => count)).toEqual([24, 23, 22, 21]);
  });

  it('are no more than a device keeps: the last go', () => {
    const many = (from: number): RecordsOfOne => {
      const numbers = Array.from({ length: 200 }, (_, index) => from + index);
      return {
        ...some,
        activity: numbers.map(entry),
        searches: numbers
          .slice(0, 40)
          .map((id) => aSavedSearch({ id: `${id}`, criteria: { ...criteria, location: `${id}` } })),
        emailTemplates: { ...some.emailTemplates, templates: numbers.slice(0, 40).map((name) => template(`${name}`)) },
      };
    };
    const { activity, searches, emailTemplates } = joinRecords(many(200), many(0));
    expect([activity.length, activity[0]?.count, activity.at(-1)?.count]).toEqual([300, 0, 299]);
    expect([searches.length, searches.at(-1)?.id]).toEqual([50, '209']);
    expect([emailTemplates.templates.length, emailTemplates.templates.at(-1)?.name]).toEqual([50, '209']);
  });
});

it('countsOf counts by kind and ignores an empty signature and link', () => {
  const counts = {
    notes: 1,
    searches: 1,
    emails: 1,
    templates: 1,
    signatures: 1,
    links: 1,
    entries: 1,
    criteria: 1,
    drafts: 1,
    answers: 1,
  };
  expect(countsOf(some)).toEqual(counts);
  const emailTemplates = { ...some.emailTemplates, signature: '', meetingLink: '' };
  expect(countsOf({ ...some, emailTemplates })).toEqual({ ...counts, signatures: 0, links: 0 });
  expect(Object.values(countsOf(noRecords))).toEqual(Object.keys(counts).map(() => 0));
});

describe('texts of jobs, such as criteria and lists', () => {
  const [one, two] = [jobId('job-1'), jobId('job-2')];
  const both = withTextOf(two, 'b', withTextOf(one, 'a', new Map()));

  it('are replaced, and removed by an empty one', () => {
    expect([...withTextOf(one, 'c', both)]).toEqual([
      [two, 'b'],
      [one, 'c'],
    ]);
    expect([...withTextOf(one, '', both)]).toEqual([[two, 'b']]);
  });

  it('are kept for the 200 jobs that were changed last', () => {
    const texts = new Map(Array.from({ length: 200 }, (_, index) => [jobId(`job-${index}`), 'a']));
    const more = withTextOf(jobId('another'), 'b', texts);
    expect([more.size, more.has(jobId('job-0')), more.get(jobId('another'))]).toEqual([200, false, 'b']);
    for (const kind of ['criteria', 'lists'] as const) {
      const joined = joinRecords({ ...noRecords, [kind]: texts }, { ...noRecords, [kind]: more });
      expect([joined[kind].size, joined[kind].get(jobId('another'))]).toEqual([200, 'b']);
    }
  });
});
