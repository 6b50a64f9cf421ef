import { factColumns } from '@glo/domain/candidates/known/facts';
import { accountId } from '@glo/domain/testing/builders';
import { aManagerAnswer, aRow, profileParts } from '@glo/domain/testing/hand-over';
import { aProfile } from '@glo/domain/testing/hiring';
import { aVerdictRecord, somePiles } from '@glo/domain/testing/verdicts';
import { runInAction } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, chitra, dev } from '../../../../testing/candidate-list.ts';
import { markupOf, textOf } from '../../../../testing/rendered.ts';
import { ListFacts } from '../../facts/list-facts.ts';
import type { CandidateList } from '../candidate-list.ts';
import { listedCard } from '../listed-card.ts';
import { CandidateTable } from './CandidateTable.tsx';
import { columns } from './columns.tsx';
import { TableHead } from './TableHead.tsx';

describe('the columns of the table', () => {
  it.each(columns)('have something to show in every part: $id', async ({ id, label, table, csv, print }) => {
    const { list } = await aFullList();
    const row = aRow({ verdict: 'Maybe', reason: 'Location', isViewed: true });
    const full = { ...row, note: 'Call', answers: ['Yes (Ravi)'], folders: ['Maps'], ...profileParts(aGraduate()) };
    const parts = {
      label,
      csv: csv(full) ?? '',
      cell: table === null ? 'none' : cellOf(id, list).text,
      width: table === null ? '0 0 1px' : table.width(list).usual,
      paper: print === null ? 'none' : textOf(createElement(print.Cell, full)),
      isOnPaper: print === null || print.has(full),
    };
    expect(Object.entries(parts).filter(([, part]) => part === '' || part === false)).toEqual([]);
    expect(parts.width).toMatch(/^[\d.]+ [01] \d+px$/);
  });

  it('show every fact of a profile', () => {
    const shown = columns.flatMap(({ id, table }) => (table === null ? [] : [id]));
    expect(factColumns.filter((fact) => !shown.includes(fact))).toEqual([]);
  });

  it('have a heading, a cell and a width each, in one order', async () => {
    const { list } = await aFullList();
    const shown = columns.flatMap(({ id, table }) => (table === null ? [] : [id]));
    const idsIn = (markup: string) =>
      [...markup.matchAll(/data-column="(\w+)"[^>]* style="--usual:/g)].map(([, id]) => id);
    expect(idsIn(markupOf(createElement(TableHead, { list })))).toEqual(shown);
    const table = createElement(CandidateTable, { list, facts: new ListFacts(list) });
    const [, body = ''] = markupOf(table).split('role="rowheader"');
    expect(idsIn(`role="rowheader"${body}`).slice(0, shown.length)).toEqual(shown);
  });

  it('show facts once they are known', () => {
    const { list, store } = aList();
    expect(cellOf('place', list)).toEqual({ text: '', title: '' });
    runInAction(() => store.profiles.set(asha.id, aProfile({ location: 'Pune, Maharashtra' })));
    expect(cellOf('place', list)).toEqual({ text: 'Pune', title: 'Pune, Maharashtra' });
  });

  it('show the fit, and name the missing parts and the score on focus', () => {
    const { list } = aList({ wanted: ['SQL', 'Go'] });
    expect(cellOf('fit', list)).toEqual({ text: '1 of 2 1 of 2. Has SQL. Missing: Go. 40 match.', title: '' });
    expect(cellOf('fit', aList({ wanted: ['Figma'] }).list).text).toMatch(/^0 of 1 /);
  });

  it.each([[[]], [['Go']]])('show the score where the fit to %j tells no candidates apart', (wanted) => {
    expect(cellOf('fit', aList({ wanted }).list)).toEqual({ text: '40', title: '40 match' });
  });

  it('show the first line of the note', async () => {
    const { list, records } = aList();
    await records.note(asha.id, 'Prefers Kochi\nCall in June');
    expect(cellOf('note', list)).toEqual({ text: 'Prefers Kochi', title: 'Prefers Kochi\nCall in June' });
  });

  it('show the shortlist first, then the verdict, then the view', () => {
    const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'location' });
    const records = new Map([
      [bela.id, rejected],
      [dev.id, aVerdictRecord()],
    ]);
    const { list } = aList({
      viewed: [asha.id, bela.id, chitra.id, dev.id],
      verdictSources: somePiles({ records }),
      marksOf: (id) => ({
        shortlist: { state: id === asha.id ? 'shortlisted' : 'shortlist', target: 'job', busy: false },
        folders: [],
        isNew: false,
      }),
    });
    const cells = (id: string) => [asha, bela, chitra, dev].map((candidate) => cellOf(id, list, candidate));
    expect(cells('state')).toEqual([
      { text: 'Shortlisted', title: '' },
      { text: 'Not a fit : Location', title: 'Not a fit: Location' },
      { text: 'Viewed', title: '' },
      { text: 'Maybe', title: 'Maybe' },
    ]);
  });
});

/** A list in which every column has something to show for Asha. */
async function aFullList() {
  const record = aVerdictRecord({ decision: 'maybe' });
  const world = aList({
    verdictSources: somePiles({ records: new Map([[asha.id, record]]) }),
    candidates: [asha],
  });
  const { records, store, list } = world;
  await records.note(asha.id, 'Call');
  const answer = aManagerAnswer({ student: asha.id, list: list.answers.key });
  await records.editAnswers(() => [answer], accountId('account-1'));
  runInAction(() => store.profiles.set(asha.id, aGraduate()));
  return world;
}

function aGraduate() {
  const studies = { school: 'Pune University', degree: 'B.Sc.', majors: '', startDate: '2023-07-01', grade: '8.5' };
  return aProfile({ id: asha.id, location: 'Pune', education: [{ ...studies, endDate: '2026-05-31' }] });
}

const tablePartOf = (id: string) => columns.find((column) => column.id === id)?.table ?? null;

function cellOf(id: string, list: CandidateList, candidate = asha) {
  const part = tablePartOf(id);
  const card = listedCard(candidate, list);
  const content = part?.cell(card, { tabIndex: 0, follow: () => undefined });
  return { text: textOf(createElement('div', null, content)), title: part?.title(card) };
}
