import { aProfile } from '@glo/domain/testing/hiring';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, chitra, dev } from '../../../testing/candidate-list.ts';
import type { ListRequirements } from '../requirements/list-requirements.ts';
import { tableRow } from './table-row.ts';

describe('a row of a list', () => {
  it('shows facts once they are known', () => {
    const { list, facts } = aList();
    expect(tableRow(asha, list).facts).toEqual({ college: '', degree: '', year: '', place: '' });
    runInAction(() => facts.known.set(asha.id, aProfile({ location: 'Pune' })));
    expect(tableRow(asha, list).facts.place).toBe('Pune');
  });

  it('shows the fit, with skills and score as more', () => {
    const { list } = aList({ wanted: ['SQL', 'Go'] });
    expect(tableRow(asha, list).fit).toEqual({
      text: '1 of 2',
      title: '1 of 2 skills. Has SQL. Not listed: Go. 40 match.',
    });
    expect(tableRow(asha, aList({ wanted: ['Go'] }).list).fit.text).toBe('None');
    expect(tableRow(asha, aList({ wanted: [] }).list).fit).toEqual({ text: '40', title: '40 match' });
  });

  it.each([
    ['while they are being checked', '', 0, false, { text: '', title: 'Unknown: SQL.' }],
    [
      'if none could be checked',
      'Requirements unknown',
      0,
      false,
      { text: '', title: 'Requirements unknown\nUnknown: SQL.' },
    ],
    ['if none is met', '0 of 2 requirements', 0, true, { text: 'None', title: '0 of 2 requirements\nUnknown: SQL.' }],
    ['if one is met', '1 of 2 requirements', 1, true, { text: '1 of 2', title: '1 of 2 requirements\nUnknown: SQL.' }],
  ])('shows the requirements that are met: %s', (_case, text, met, isMissed, shown) => {
    const requirements: ListRequirements = {
      count: 2,
      isChecking: text === '',
      failed: 0,
      waitingUntil: null,
      retry: () => undefined,
      metBy: () => met,
      isMissedBy: () => isMissed,
      requirementsText: () => text,
      requirementsDetail: () => 'Unknown: SQL.',
    };
    expect(tableRow(asha, aList({ requirements }).list).requirements).toEqual(shown);
    expect(tableRow(asha, aList().list).requirements).toBeNull();
  });

  it('shows the first line of the note', async () => {
    const { list, records } = aList();
    await records.note(asha.id, 'Prefers Kochi\nCall in June');
    expect(tableRow(asha, list).note).toEqual({ text: 'Prefers Kochi', title: 'Prefers Kochi\nCall in June' });
  });

  it('shows the shortlist first, then the verdict, then the view, and the rating', () => {
    const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'location', rating: 2 });
    const records = new Map([
      [bela.id, rejected],
      [dev.id, aVerdictRecord()],
    ]);
    const { list } = aList({
      viewed: [asha.id, bela.id, chitra.id, dev.id],
      verdictSources: { records, shortlisted: new Set() },
      marksOf: (id) => ({
        shortlist: { state: id === asha.id ? 'shortlisted' : 'shortlist', target: 'job', busy: false },
        folders: [],
        isNew: false,
      }),
    });
    const rows = [asha, bela, chitra, dev].map((candidate) => tableRow(candidate, list));
    expect(rows.map(({ state }) => state)).toEqual([
      { verdict: 'shortlisted', text: '' },
      { verdict: 'not-a-fit', text: 'Location', title: 'Not a fit: Location' },
      { verdict: null, text: 'Viewed' },
      { verdict: 'maybe', text: '', title: 'Maybe' },
    ]);
    expect(rows.map(({ rating }) => rating)).toEqual([
      { text: '' },
      { text: '2', title: 'Rated 2 of 4' },
      { text: '' },
      { text: '' },
    ]);
  });

  it('has no rating while no candidate is rated', () => {
    const verdictSources = { records: new Map(), shortlisted: new Set<never>() };
    expect(tableRow(asha, aList({ verdictSources }).list).rating).toBeNull();
  });
});
