import { aContact } from '@glo/domain/testing/contact';
import type { HideKind } from '@glo/domain/find/hiding';
import { failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listedCard } from './listed-card.ts';
import { aList, asha, bela, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { readListViewState } from './list-view-state.ts';
import { openList } from './open-list.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const all = ['Dev', 'Chitra', 'Asha', 'Bela'];

function anOpenList(fixture: Parameters<typeof aList>[0] = {}) {
  const world = aList(fixture);
  onTestFinished(openList(world.list));
  return world;
}

const hiding = (...hidden: readonly HideKind[]) => new URLSearchParams({ hide: hidden.join(',') });

describe('a list hides', () => {
  it('viewed candidates of its job', () => {
    const { list, board } = anOpenList({ viewed: [asha.id, dev.id] });
    list.narrowTo({ hidden: ['viewed'] });
    expect([namesOf(list.shown), board.asked]).toEqual([['Chitra', 'Bela'], []]);
  });

  it('candidates viewed in an active job or on this device, outside a job', async () => {
    const { list, board, records } = anOpenList();
    board.answers.activeJobs = success([anActiveJob({ viewedApplicants: [dev.id] })]);
    await records.viewed(bela.id);
    const marks = () => [bela, chitra, dev].map((candidate) => listedCard(candidate, list).isViewedAnywhere);
    expect(marks()).toEqual([true, false, false]);
    list.narrowTo({ hidden: ['viewed'] });
    await vi.waitFor(() => expect(namesOf(list.shown)).toEqual(['Chitra', 'Asha']));
    expect(marks()).toEqual([true, false, true]);
  });

  it('emailed candidates and candidates with a note', async () => {
    const { list, records } = anOpenList();
    await records.wroteTo(asha.id, aContact(noon));
    await records.note(dev.id, 'Call in June');
    list.restore(readListViewState(hiding('note', 'emailed')));
    expect(namesOf(list.shown)).toEqual(['Chitra', 'Bela']);
    await records.note(dev.id, '');
    expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra', 'Bela']);
  });

  it('candidates whose card names a folder', () => {
    const { list } = anOpenList({
      isFolder: true,
      marksOf: (id) => ({
        shortlist: { state: 'remove', target: 'folders', busy: false },
        folders: id === bela.id ? ['Finalists'] : [],
      }),
    });
    list.narrowTo({ hidden: ['folder'] });
    expect([namesOf(list.shown), list.chips[0]?.label]).toEqual([['Dev', 'Chitra', 'Asha'], 'Hide in another folder']);
  });

  it('applicants of other active jobs, but not those of its own', async () => {
    const { list, board } = anOpenList({ jobId: jobId('job-1') });
    board.answers.activeJobs = success([
      anActiveJob({ id: jobId('job-1'), applicants: [asha.id, bela.id, chitra.id, dev.id] }),
      anActiveJob({ id: jobId('job-2'), applicants: [bela.id, studentId('elsewhere')] }),
    ]);
    expect(namesOf(list.shown)).toEqual(all);
    list.narrowTo({ hidden: ['applying'] });
    await vi.waitFor(() => expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra', 'Asha']));
    list.narrowTo({ hidden: [] });
    list.narrowTo({ hidden: ['applying'] });
    expect([board.asked.length, list.chips[0]?.label]).toEqual([1, 'Hide applicants of my other jobs']);
  });

  it('no one while the jobs are unknown, and asks for them once', async () => {
    const { list, board, notices } = anOpenList();
    board.answers.activeJobs = failure('unreachable');
    list.narrowTo({ hidden: ['applying'] });
    await vi.waitFor(() => expect(notices.toasts.length).toBe(1));
    expect([namesOf(list.shown), board.asked.length]).toEqual([all, 1]);
  });
});

describe('hidden candidates', () => {
  it('combine with the search text and narrow what the filter counts', () => {
    const { list } = anOpenList({ viewed: [dev.id] });
    list.search('sql');
    list.narrowTo({ hidden: ['viewed'] });
    expect([namesOf(list.shown), namesOf(list.narrow(list.all))]).toEqual([
      ['Chitra', 'Asha'],
      ['Chitra', 'Asha'],
    ]);
  });

  it('are in the URL and have chips', () => {
    const { list } = anOpenList({ viewed: [] });
    list.narrowTo({ hidden: ['viewed', 'emailed'] });
    expect([list.href, list.chips.map(({ label }) => label)]).toEqual([
      '/list?hide=viewed,emailed',
      ['Hide viewed', 'Hide emailed'],
    ]);
    list.chips[0]?.remove();
    expect(list.view.hidden).toEqual(['emailed']);
  });

  it('are cleared by Reset and by Show all', () => {
    const { list } = anOpenList({ viewed: [dev.id] });
    list.narrowTo({ hidden: ['viewed'] });
    list.reset();
    expect([namesOf(list.shown), list.ownChips]).toEqual([all, []]);
    list.narrowTo({ hidden: ['viewed'] });
    list.showAll();
    expect(namesOf(list.shown)).toEqual(all);
  });
});
