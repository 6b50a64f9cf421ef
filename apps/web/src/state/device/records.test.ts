import type { ActivityEntry } from '@glo/domain/activity/activity';
import { countAll, mergeAll } from '@glo/domain/device/kinds';
import type { ManagerAnswer } from '@glo/domain/hand-over/answers';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { recordsOfAsha } from '../../testing/account/records-of-asha.ts';
import { deviceKinds, kinds } from '../kinds/kinds.ts';
import { texts as kindTexts } from '../kinds/texts.ts';
import { noRecords, type RecordsOfOne, withTextOf, withViewed } from './records.ts';

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
  templates: [template('First talk')],
  signature: 'Meera',
  meetingLink: 'meet.example',
};

describe('withViewed', () => {
  it('keeps the last 5000 profiles', () => {
    const all = Array.from({ length: 5000 }, (_, place) => studentId(String(place)));
    const kept = withViewed(asha, all);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([5000, asha, '4998']);
    expect(withViewed(asha, [kabir, asha])).toEqual([asha, kabir]);
  });
});

describe('merged records', () => {
  it('returns the other records if one side is empty', () => {
    expect(mergeAll(kinds, noRecords, some)).toEqual(some);
    expect(mergeAll(kinds, some, noRecords)).toEqual(some);
    expect(mergeAll(kinds, noRecords, noRecords)).toEqual(noRecords);
  });

  it('prefers the records of this device', () => {
    const later: RecordsOfOne = {
      ...some,
      contacted: new Map([
        [kabir, [{ at: '2026-11-22T09:00:00.000Z', kind: 'email' }]],
        [asha, [{ at: '2026-11-23T09:00:00.000Z', kind: 'email' }]],
      ]),
      searches: [aSavedSearch({ id: 'two', criteria }), aSavedSearch({ id: 'one', name: 'Renamed' })],
      activity: [entry(2)],
      signature: '',
      meetingLink: 'other.example',
    };
    expect(mergeAll(kinds, later, some)).toEqual({
      ...later,
      activity: [entry(2), entry(1)],
    });
  });

  it('puts its own records first', () => {
    const later = {
      ...noRecords,
      searches: [aSavedSearch({ id: 'two', criteria })],
      templates: [template('Second talk')],
    };
    const { searches, templates } = mergeAll(kinds, later, some);
    expect(searches.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(templates.map(({ name }) => name)).toEqual(['Second talk', 'First talk']);
  });

  it('have no duplicates: not of an entry or a search, and a number for another template with a known name', () => {
    const later = {
      ...noRecords,
      activity: [entry(1)],
      searches: [aSavedSearch({ id: 'two' })],
      templates: [template('first talk', 'Changed')],
    };
    expect(mergeAll(kinds, later, some)).toMatchObject({
      activity: later.activity,
      searches: later.searches,
      templates: [...later.templates, template('First talk 2')],
    });
  });

  it('have their activity newest first', () => {
    const at = (day: number) => ({ ...entry(day), at: `2026-11-${day}T12:00:00.000Z` });
    const { activity } = mergeAll(
      kinds,
      { ...noRecords, activity: [at(23), at(21)] },
      { ...noRecords, activity: [at(24), at(22)] },
    );
    expect(activity.map(({ count }) => count)).toEqual([24, 23, 22, 21]);
  });

  it('keep the later answer of a manager, whichever device has it', () => {
    const [yes, byMina] = [aManagerAnswer(), aManagerAnswer({ manager: 'Mina' })];
    const later = aManagerAnswer({ answer: 'no', at: '2026-11-28T10:00:00.000Z' });
    const merged = (mine: readonly ManagerAnswer[], other: readonly ManagerAnswer[]) =>
      mergeAll(kinds, { ...noRecords, answers: mine }, { ...noRecords, answers: other }).answers;
    expect(merged([yes], [byMina, later])).toEqual([later, byMina]);
    expect(merged([later], [yes, byMina])).toEqual([later, byMina]);
    const many = Array.from({ length: 2000 }, (_, at) => aManagerAnswer({ student: studentId(`student-${at}`) }));
    expect(merged(many, [later])).toEqual([later, ...many.slice(0, 1), ...many.slice(2)]);
    expect(merged(many, [{ ...later, manager: 'Mina', file: 'of Mina' }])).toHaveLength(2000);
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
        templates: numbers.slice(0, 40).map((name) => template(`${name}`)),
      };
    };
    const { activity, searches, templates } = mergeAll(kinds, many(0), many(200));
    expect([activity.length, activity[0]?.count, activity.at(-1)?.count]).toEqual([300, 0, 299]);
    expect([searches.length, searches.at(-1)?.id]).toEqual([50, '209']);
    expect([templates.length, templates.at(-1)?.name]).toEqual([50, '209']);
  });
});

describe('counts', () => {
  const count = (records: RecordsOfOne) => countAll(kinds, { before: noRecords, after: records });

  it('have each kind that the account page names', () => {
    const named = Object.entries(kinds).map(([kind, { name }]) => [kind, name === null ? 0 : 1]);
    expect(count(some)).toEqual(Object.fromEntries(named));
    const ofDevice = Object.entries(deviceKinds).flatMap(([kind, { name }]) => (name === null ? [] : [kind]));
    expect(ofDevice.toSorted()).toEqual(Object.keys(kindTexts.names).toSorted());
  });

  it('ignore an empty signature and link', () => {
    expect(count({ ...some, signature: '', meetingLink: '' })).toMatchObject({ signature: 0, meetingLink: 0 });
  });
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
      const merged = mergeAll(kinds, { ...noRecords, [kind]: more }, { ...noRecords, [kind]: texts });
      expect([merged[kind].size, merged[kind].get(jobId('another'))]).toEqual([200, 'b']);
    }
  });
});
