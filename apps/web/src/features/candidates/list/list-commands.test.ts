import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { aJobList, asha, bela } from '../../../testing/candidate-list.ts';
import { markupOf } from '../../../testing/rendered.ts';
import { BulkActions } from './BulkActions.tsx';
import type { CandidateList } from './candidate-list.ts';
import { ListTools } from './ListTools.tsx';

describe('the commands of a list', () => {
  it('are its own, what its tools do, and its orders', () => {
    const own = { label: 'Edit job', to: '/edit' };
    const { list } = aJobList({ commands: [own] });
    const labels = () => list.commands.map(({ label }) => label);
    const orders = ['Order: Best fit', 'Order: Score', 'Order: Name'];
    expect(labels()).toEqual(['Edit job', 'Export CSV', 'Select all', ...orders]);
    press(list.commands, 'Order: Name');
    expect(list.ordering.order).toBe('name');
    press(list.commands, 'Select all');
    expect([list.selected.length, labels()]).toEqual([4, ['Edit job', 'Export CSV', ...orders]]);
    list.narrow('nobody is called so');
    expect(labels()).toContain('Export CSV');
  });

  it('are the screen’s alone while nobody is in it, whatever narrows it; so are its tools', () => {
    const own = { label: 'Edit job', to: '/edit' };
    const toolsOf = (list: CandidateList) => markupOf(createElement(ListTools, { list }));
    const { list } = aJobList({ commands: [own], candidates: [] });
    expect([list.isEmpty, list.commands]).toEqual([true, [own]]);
    expect(toolsOf(list)).not.toMatch(/Find in this list|Order|Export CSV/);
    const narrowed = aJobList({ candidates: [], unfiltered: [bela] }).list;
    expect(narrowed.isEmpty).toBe(false);
    expect(toolsOf(narrowed)).toMatch(/(?=.*Find in this list)(?=.*Order)(?=.*Export CSV)/s);
  });

  it('have those for the selection apart, as its bar has them', () => {
    const { list, navigator, review } = aJobList();
    const { forSelected } = list;
    const labels = () => forSelected.commands.map(({ label }) => label);
    expect([forSelected.text, labels()]).toEqual(['', []]);
    list.select(bela.id, true);
    expect([forSelected.text, labels()]).toEqual(['1 selected', ['Add to Folder', 'E-mail', 'Copy e-mails', 'Clear']]);
    list.select(asha.id, true);
    expect(labels()).toEqual(['Add to Folder', 'E-mail', 'Compare', 'Copy e-mails', 'Clear']);
    press(forSelected.commands, 'Compare');
    expect([navigator.went[0]?.path, review.current?.label]).toEqual([forSelected.compareHref, 'Applicants']);
    press(forSelected.commands, 'Clear');
    expect(list.hasSelection).toBe(false);
  });

  it('have no act for the selection that none of them needs', () => {
    const shortlist = { kind: 'shortlist', label: 'Shortlist', press: () => undefined, isUnneeded: true } as const;
    const { list } = aJobList({}, { forSelected: () => ({ main: shortlist, others: [], more: [] }) });
    list.select(bela.id, true);
    expect(list.forSelected.commands.map(({ label }) => label)).toEqual(['Clear']);
    expect(markupOf(createElement(BulkActions, { list }))).toMatch(/aria-disabled="true"[^>]*>.*Shortlist/);
  });

  it('are none for the selection while something is done to it', async () => {
    const { list } = aJobList();
    list.select(bela.id, true);
    void list.bulk.begin({ doing: 'Adding', done: 'added', run: () => new Promise(() => undefined) });
    expect(list.forSelected.commands).toEqual([]);
  });
});

function press(commands: readonly ScreenCommand[], name: string): void {
  const to = commands.find(({ label }) => label === name)?.to;
  if (typeof to !== 'function') throw new Error(`no command is called ${name}`);
  to();
}
