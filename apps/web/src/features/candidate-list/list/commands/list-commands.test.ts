import { nameOf } from '@glo/domain/candidates/identity';
import { rejectionTemplate } from '@glo/domain/contact/email-draft';
import { aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { allRejected } from '@glo/domain/testing/verdicts';
import { runInAction } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ScreenCommand } from '../../../../state/active-screen.ts';
import { aList, asha, bela, chitra, dev, namesOf } from '../../../../testing/candidate-list.ts';
import { markupOf, textOf } from '../../../../testing/rendered.ts';
import { BulkActions } from '../../view/BulkActions.tsx';
import { commandOf } from '../candidate-command.ts';
import type { CandidateList } from '../candidate-list.ts';
import {
  addToFolder,
  compareHref,
  emailSelected,
  listCommands,
  listKeys,
  selectionCommands,
  selectionText,
} from './list-commands.ts';
import { ListFacts } from '../../facts/list-facts.ts';
import { ListTools } from '../../view/ListTools.tsx';
import { factsOfList, openList } from '../open-list.ts';

describe('the palette commands of a list', () => {
  const labels = (commands: readonly ScreenCommand[]) => commands.map(({ label }) => label);
  const orders = ['Order: Best fit', 'Order: Match', 'Order: Name'];

  it('are its tools and orders', () => {
    const { list } = aList();
    expect(labels(listCommands(list))).toEqual([
      'Share with a manager',
      'Export CSV',
      'Print',
      'Import answers…',
      'Show as table',
      'Select all',
      'First 25 in this order…',
      ...orders,
    ]);
    run(listCommands(list), 'Order: Name');
    expect(list.order).toBe('name');
    run(listCommands(list), 'Select all');
    expect([list.selected.length, labels(listCommands(list))]).toEqual([
      4,
      ['Export CSV', 'Print', 'Import answers…', 'Show as table', 'First 25 in this order…', ...orders],
    ]);
  });

  it('are missing with the tools if the list is empty without a filter', () => {
    const toolsOf = (list: CandidateList) => markupOf(createElement(ListTools, { list, facts: new ListFacts(list) }));
    const empty = aList({ candidates: [] }).list;
    expect(listCommands(empty)).toEqual([]);
    expect(toolsOf(empty)).not.toMatch(/Find in this list|Order/);
    const filtered = aList({ candidates: [], unfiltered: [bela] }).list;
    expect(toolsOf(filtered)).toMatch(/(?=.*Find in this list)(?=.*Order)/s);
  });

  it('begin, for a selection, with one that notifies no student', () => {
    const { list } = aList();
    expect(factsOfList(list).forSelected).toEqual({ text: '', commands: [] });
    list.place.select(bela.id, true);
    const ofOne = ['Email', 'Add to Folder', 'Shortlist', 'Add a note', 'Share with a manager', 'Copy emails', 'Clear'];
    expect([selectionText(list), labels(selectionCommands(list))]).toEqual(['1 selected', ofOne]);
    list.place.select(asha.id, true);
    expect(labels(selectionCommands(list))).toEqual(['Compare', ...ofOne]);
    run(selectionCommands(list), 'Clear');
    expect(list.selected).toEqual([]);
  });

  it('open the comparison', () => {
    const { list, navigator, paged } = aList();
    for (const { id } of [asha, bela]) list.place.select(id, true);
    run(selectionCommands(list), 'Compare');
    expect([navigator.went[0]?.path, paged.current?.label]).toEqual([
      '/compare?id=asha&id=bela&skill=SQL',
      'Applicants',
    ]);
  });

  it('leave out a command that no selected candidate needs', () => {
    const shortlist = commandOf('shortlist', {
      isAvailable: () => false,
      run: () => undefined,
      runOne: () => undefined,
    });
    const { list } = aList({ commandsOf: () => [shortlist] });
    list.place.select(bela.id, true);
    expect(labels(selectionCommands(list))).toEqual(['Clear']);
    expect(markupOf(createElement(BulkActions, { list }))).toMatch(/aria-disabled="true"[^>]*>.*Shortlist/);
  });

  it('are missing while a bulk action runs', () => {
    const { list } = aList();
    list.place.select(bela.id, true);
    void list.bulk.start({ doing: 'Adding', done: 'added', run: () => new Promise(() => undefined) });
    expect(selectionCommands(list)).toEqual([]);
  });
});

describe('the commands for the selection', () => {
  it('open an email to all, for the job of the list', () => {
    const { list, mailings, navigator } = aList({
      path: '/opportunitypage',
      query: new URLSearchParams({ job: 'job-1' }),
    });
    emailSelected(list).run();
    expect([mailings.source, navigator.went]).toEqual([null, []]);
    list.place.select(bela.id, true);
    emailSelected(list).run();
    expect(mailings.source).toEqual({ href: '/opportunitypage?job=job-1', label: 'Applicants' });
    expect(namesOf(mailings.addressees as readonly (typeof bela)[])).toEqual(['Bela']);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/connect?job=job-1']);
  });

  it('begin a rejection if all selected are applicants that are not a fit', () => {
    const { verdicts } = aList();
    const verdictSources = { ...allRejected([asha.id, bela.id, chitra.id]), shortlisted: new Set([chitra.id]) };
    const job = { path: '/opportunitypage', query: new URLSearchParams({ job: 'job-1' }) };
    const given = verdicts.forJob(jobId('job-1'));
    const recommended = aList({ ...job, verdictSources, verdicts: { job: given, areApplicants: false } });
    recommended.list.place.select(asha.id, true);
    run(selectionCommands(recommended.list), 'Email');
    expect(recommended.mailings.isRejection).toBe(false);
    const { list, mailings } = aList({ ...job, verdictSources, verdicts: { job: given, areApplicants: true } });
    for (const { id } of [asha, bela]) list.place.select(id, true);
    run(selectionCommands(list), 'Email');
    expect([mailings.isRejection, mailings.takeTemplate()]).toEqual([true, rejectionTemplate]);
    list.place.select(chitra.id, true);
    run(selectionCommands(list), 'Email');
    expect([mailings.isRejection, mailings.takeTemplate()]).toEqual([false, null]);
  });

  it('copy the email addresses', async () => {
    const { list, clipboard } = aList();
    list.place.select(bela.id, true);
    run(selectionCommands(list), 'Copy emails');
    await vi.waitFor(() => expect(clipboard.asked).toHaveLength(1));
  });

  it('open Choose Folder if candidates are selected', () => {
    const { list, actions } = aList();
    addToFolder(list).run();
    expect(actions.isOpen).toBe(false);
    list.selectAll();
    addToFolder(list).run();
    expect([actions.step, actions.choice.candidates.length]).toEqual(['folder', 4]);
  });

  it('compare two to four candidates, and say so above', () => {
    const people = Array.from({ length: 5 }, (_, at) => aCandidate({ id: studentId(`s-${at}`), name: `S ${at}` }));
    const { list, source } = aList();
    runInAction(() => source.set(people));
    const bar = () => markupOf(createElement(BulkActions, { list }));
    list.place.select(studentId('s-0'), true);
    expect([compareHref(list), bar().includes('Compare')]).toEqual([null, false]);
    list.selectAll();
    expect(bar()).toContain('title="You can compare up to 4"');
    list.place.select(studentId('s-0'), false);
    expect(bar()).toContain('href="/compare?');
  });

  it('are named in the bar with the number of hidden candidates', () => {
    const { list } = aList();
    for (const { id } of [asha, bela, dev]) list.place.select(id, true);
    list.search('asha');
    expect(textOf(createElement(BulkActions, { list }))).toContain('3 selected, 2 not shown');
  });
});

describe('the keys of a list', () => {
  /** In displayed order: Dev, Chitra, Asha, Bela. */
  function aListWithKeys() {
    const shortlisted: string[] = [];
    const world = aList({
      shortlistOne: (candidate) => shortlisted.push(nameOf(candidate)),
      shortlistSelected: () => shortlisted.push('selection'),
    });
    const press = (key: string) =>
      listKeys(world.list)
        .find(({ keys }) => keys.includes(key))
        ?.press?.();
    return { ...world, press, shortlisted };
  }

  it('act on the focused card', () => {
    const { list, press, shortlisted, actions } = aListWithKeys();
    list.place.focusMoved(1);
    press('x');
    expect(list.selected).toEqual([chitra]);
    press('x');
    expect(list.selected).toEqual([]);
    press('s');
    press('f');
    expect([shortlisted, actions.choice.candidates]).toEqual([['Chitra'], [chitra]]);
  });

  it('open an email or the private note of the focused card', () => {
    const { list, press, navigator, paged } = aListWithKeys();
    list.place.focusMoved(1);
    press('e');
    press('n');
    expect(navigator.went).toEqual([
      { path: '/connect/chitra', options: {} },
      { path: '/glofolio/chitra', options: { state: { focus: 'note' } } },
    ]);
    expect(paged.current?.href).toBe('/list');
  });

  it('act on the selection wherever the focus is', () => {
    const { list, press, shortlisted, actions } = aListWithKeys();
    for (const { id } of [chitra, asha]) list.place.select(id, true);
    list.place.focusMoved(3);
    press('s');
    list.place.focusMoved(null);
    press('f');
    expect([shortlisted, actions.choice.candidates]).toEqual([['selection'], [chitra, asha]]);
    press('n');
    expect([actions.step, actions.note.candidates]).toEqual(['note', [chitra, asha]]);
  });

  it('do nothing without a focused card or a selection', () => {
    const { list, press, shortlisted } = aListWithKeys();
    list.place.focusMoved(1);
    list.place.focusMoved(null);
    for (const key of ['x', 's', 'f']) press(key);
    expect([list.selected, shortlisted]).toEqual([[], []]);
  });

  it('are registered while the list is open', () => {
    const { list, screen } = aListWithKeys();
    const close = openList(list);
    expect(screen.focusKeys.map(({ keys }) => keys[0])).toEqual([
      'j',
      'k',
      'ArrowUp',
      'Enter',
      'x',
      's',
      'e',
      'f',
      'n',
    ]);
    close();
    expect(screen.focusKeys).toEqual([]);
  });

  it('have no S if the list is read-only', () => {
    const { list } = aList({ isReadOnly: true, commandsOf: (own) => [addToFolder(own)] });
    expect(listKeys(list).map(({ keys }) => keys[0])).toEqual(['j', 'k', 'ArrowUp', 'Enter', 'x', 'f']);
  });
});

function run(commands: readonly ScreenCommand[], name: string): void {
  const to = commands.find(({ label }) => label === name)?.to;
  if (typeof to !== 'function') throw new Error(`No command is called ${name}`);
  to();
}
