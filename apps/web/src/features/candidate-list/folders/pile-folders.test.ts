import { failure, success } from '@glo/domain/shared/outcome';
import { jobId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { allRejected } from '@glo/domain/testing/verdicts';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, chitra } from '../../../testing/candidate-list.ts';
import { listCommands } from '../list/commands/list-commands.ts';
import { keepPile } from '../list/commands/kept-pile.ts';

const folder = aFolder({ id: folderId('pile'), name: 'Analyst · Not a fit', candidates: [asha.id] });

describe('Keep as a folder', () => {
  it('creates the folder of the pile and adds its candidates one by one, with Undo', async () => {
    const { keep, folders, state, notices } = aPile();
    folders.answers.create = success({ ...folder, candidates: [] });
    await keep();
    expect(folders.asked).toContainEqual(['create', expect.objectContaining({ name: 'Analyst · Not a fit' })]);
    expect(savedTo(folders)).toEqual([
      ['pile', chitra.id],
      ['pile', asha.id],
      ['pile', bela.id],
    ]);
    expect(notices.toasts).toMatchObject([{ text: '3 added to “Analyst · Not a fit”', action: { label: 'Undo' } }]);
    expect(state.recent).toEqual([folder.id]);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('3 additions undone'));
  });

  it('adds those that the folder lacks', async () => {
    const { keep, folders, notices } = aPile();
    folders.answers.all = success([folder]);
    await keep();
    expect(savedTo(folders).map(([, student]) => student)).toEqual([chitra.id, bela.id]);
    expect(notices.toasts).toMatchObject([{ detail: 'Chitra and Bela, 1 already there' }]);
    folders.answers.all = success([{ ...folder, candidates: [asha.id, bela.id, chitra.id] }]);
    await keep();
    expect(notices.toasts.at(-1)?.text).toBe('All of them are already in “Analyst · Not a fit”.');
  });

  it('reports that the folder could not be opened, and starts once for two presses', async () => {
    const { keep, folders, list, notices, piles, state } = aPile();
    await when(() => state.all.value !== null);
    folders.answers.all = failure('refused', 'Try later.');
    keepPile(list)?.();
    expect(piles.isOpening).toBe(true);
    await keep();
    expect(notices.toasts).toMatchObject([{ tone: 'error', detail: 'Try later.' }]);
    expect(folders.asked.filter(([call]) => call === 'all')).toHaveLength(2);
  });

  it('is offered in Maybe and Not a fit only', () => {
    const { list } = aPile();
    expect(listCommands(list).map(({ label }) => label)).toContain('Keep as a folder');
    for (const pile of ['all', 'undecided', 'maybe'] as const) {
      list.chooseVerdict(pile);
      expect(keepPile(list)).toBeNull();
    }
  });
});

function aPile() {
  const sources = allRejected([asha.id, bela.id, chitra.id]);
  const verdicts = aList().verdicts.forJob(jobId('job-1'));
  const world = aList({
    jobTitle: 'Analyst',
    verdicts: { job: verdicts, areApplicants: true },
    verdictSources: sources,
  });
  const { list, notices, piles, state } = world;
  state.open();
  list.chooseVerdict('not-a-fit');
  const keep = async () => {
    const before = notices.toasts.length;
    keepPile(list)?.();
    await vi.waitFor(() => expect([piles.isOpening, list.bulk.current]).toEqual([false, null]));
    await vi.waitFor(() => expect(notices.toasts.length).toBeGreaterThan(before));
  };
  return { ...world, keep };
}

const savedTo = ({ asked }: ReturnType<typeof aPile>['folders']) =>
  asked.filter(([call]) => call === 'save').map(([, ...given]) => given);
