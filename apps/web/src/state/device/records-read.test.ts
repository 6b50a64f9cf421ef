import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import type { ActivityEntry } from '@glo/domain/activity/activity';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { folderId } from '@glo/domain/testing/folders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { readAll } from '@glo/domain/device/kinds';
import { placedChanges, readPlaced } from '@glo/domain/device/placed-rows';
import { kinds } from '../kinds/kinds.ts';
import { noRecords, type RecordsOfOne } from './records.ts';

const asha = studentId('asha');
const at = '2026-11-21T12:00:00.000Z';
const entry: ActivityEntry = {
  kind: 'filed',
  job: null,
  folder: folderId('f1'),
  title: '',
  students: [asha],
  count: 1,
  at,
};
const template = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };

const readAs = (kept: unknown): RecordsOfOne => readAll(kinds, kept);

const unsent: UnsentEmail = {
  id: 'a',
  to: 'one',
  href: '/connect/asha',
  label: '',
  students: [asha],
  draft: { subject: 'Hello', content: '', meetingLink: '' },
  at,
};

describe('stored records', () => {
  it('are read as written', () => {
    const records: RecordsOfOne = {
      ...noRecords,
      contacted: new Map([[asha, [{ at, job: jobId('job-1'), kind: 'not-selected' }]]]),
      notes: new Map([[asha, { text: 'Call in June', at }]]),
      viewed: [asha],
      searches: [aSavedSearch({ lastRun: { at, found: [asha], news: { ids: [asha], since: at } } })],
      activity: [entry],
      sawTalentPool: true,
      templates: [template],
      signature: 'Meera',
      meetingLink: 'meet.example',
      jobsView: 'table',
      candidatesView: 'table',
      isBlind: true,
      criteria: new Map([[jobId('job-1'), '{"skills":["SQL"]}']]),
      lists: new Map([[jobId('job-1'), 'sort=name']]),
      seenHints: ['review-keys'],
      answers: [aManagerAnswer()],
      unsent: [unsent],
    };
    const { changes } = placedChanges(kinds, { values: noRecords, places: new Map() }, records);
    const rows = changes.map(({ key, value }) => ({ key, value: JSON.parse(JSON.stringify(value)) as unknown }));
    expect(readPlaced(kinds, rows).values).toEqual(records);
    expect(readPlaced(kinds, []).values).toEqual(noRecords);
  });

  it('default for missing and damaged parts, and have no unknown ones', () => {
    expect(readAs({})).toEqual(noRecords);
    const damaged = Object.fromEntries(Object.keys(noRecords).map((part) => [part, 7]));
    expect(readAs({ ...damaged, firstSelected: 0, starred: ['asha'] })).toEqual(noRecords);
  });

  it('survive a damaged neighbor', () => {
    const entries = [{ ...entry, kind: 'slept' }, entry, { ...entry, at: 'soon' }, 7];
    const kept = {
      contacted: {
        asha: [{ at, kind: 'email' }, { at: 'soon', kind: 'email' }, { at, kind: 'greeting' }, 7],
        kabir: at,
      },
      notes: { asha: { text: 'Call', at }, kabir: 'Call', bela: { text: ' ', at }, dev: { text: 'Call', at: 'soon' } },
      criteria: { 'job-1': '{"skills":["SQL"]}', 'job-2': 7 },
      activity: entries,
      unsent: [{ ...unsent, href: '//elsewhere.example' }, unsent, { ...unsent, id: 'b', students: [] }, 7],
      templates: [7, template, { ...template, subject: 'Another' }],
      signature: 7,
      meetingLink: 'm.example',
    };
    expect(readAs(kept)).toEqual({
      ...noRecords,
      contacted: new Map([[asha, [{ at, kind: 'email' }]]]),
      notes: new Map([[asha, { text: 'Call', at }]]),
      criteria: new Map([[jobId('job-1'), '{"skills":["SQL"]}']]),
      activity: [entry],
      unsent: [unsent],
      templates: [template],
      meetingLink: 'm.example',
    });
  });

  it.each([
    ['id', { id: 7 }],
    ['name', { name: null }],
    ['criterion', { criteria: { ...aSavedSearch().criteria, location: 7 } }],
  ])('skip a search with an invalid %s', (_, change) => {
    const sound = aSavedSearch({ id: 'sound' });
    expect(readAs({ searches: [{ ...aSavedSearch(), ...change }, sound] }).searches).toEqual([sound]);
  });

  it.each([
    ['nothing', { at: 7, found: ['asha'], news: null }, null],
    ['nothing', { at, found: [7], news: null }, null],
    ['the found candidates', { at, found: ['asha'], news: { ids: ['asha'] } }, { at, found: ['asha'], news: null }],
    ['the found candidates', { at, found: ['asha'], news: { ids: 7, since: at } }, { at, found: ['asha'], news: null }],
  ])('read %s of the last run %j', (_, lastRun, read) => {
    expect(readAs({ searches: [{ ...aSavedSearch(), lastRun }] }).searches[0]?.lastRun).toEqual(read);
  });
});
