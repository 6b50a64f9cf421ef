import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { someActions } from '../../../testing/folders.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha, bela, chitra] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela] });
const broken = { text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 };

describe('removing a candidate from a folder', () => {
  it('shows at once', async () => {
    const { removal, folders, inside } = await someRemoval();
    const removing = removal.fromOne(data.id, bela);
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(await removing).toEqual(
      success({ student: bela, from: [{ folder: data.id, before: [asha, bela, chitra] }] }),
    );
    expect(folders.asked.at(-1)).toEqual(['remove', 'data', 'bela']);
    expect(inside(design.id)).toEqual([bela]);
  });

  it('remembers the positions in that folder only', async () => {
    const { removal } = await someRemoval();
    expect(removedFrom(await removal.fromOne(design.id, bela)).from).toEqual([{ folder: design.id, before: [bela] }]);
    expect(removedFrom(await removal.fromAll(bela)).from).toEqual([
      { folder: data.id, before: [asha, bela, chitra] },
      { folder: design.id, before: [] },
    ]);
  });

  it('remembers no positions in an unknown folder', async () => {
    const { removal } = await someRemoval();
    const gone = folderId('gone');
    expect(await removal.fromOne(gone, bela)).toEqual(success({ student: bela, from: [{ folder: gone, before: [] }] }));
  });

  it('restores the position on Undo', async () => {
    const { removal, folders, inside, undo, notices } = await someRemoval();
    removal.offerUndo(removedFrom(await removal.fromOne(data.id, bela)), 'Bela');
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!', detail: 'Bela', action: { label: 'Undo' } }]);
    await undo();
    expect(folders.asked.at(-1)).toEqual(['save', 'data', 'bela']);
    expect(inside(data.id)).toEqual([asha, bela, chitra]);
  });

  it('stays with a toast if Undo fails', async () => {
    const { removal, folders, inside, undo, notices } = await someRemoval();
    folders.answers.save = failure('unreachable');
    removal.offerUndo(removedFrom(await removal.fromOne(data.id, bela)), 'Bela');
    await undo();
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!' }, broken]);
  });

  it('restores the positions before the first of many removals', async () => {
    const { removal, inside } = await someRemoval();
    const { currentFolders } = removal;
    const one = removedFrom(await removal.fromOne(data.id, asha, currentFolders));
    const other = removedFrom(await removal.fromOne(data.id, chitra, currentFolders));
    await removal.fromOne(data.id, bela);
    const back = [removal.putBack(other), removal.putBack(one)];
    // Before the responses.
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(await Promise.all(back)).toEqual([success('done'), success('done')]);
    expect(inside(data.id)).toEqual([asha, chitra]);
  });
});

describe('removing a candidate from all folders', () => {
  it('shows at once in each folder', async () => {
    const { removal, folders, inside } = await someRemoval();
    const removing = removal.fromAll(bela);
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, chitra], []]);
    await removing;
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'bela']);
  });

  it('is repeated on folders that were loaded in the meantime', async () => {
    const { removal, folders, inside, state } = await someRemoval();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof folders.removeFromAll>>>();
    folders.answers.removeFromAll = answer.promise;
    const removing = removal.fromAll(bela);
    for (const folder of [data, design]) state.showFolder(folder);
    answer.resolve(success(undefined));
    await removing;
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, chitra], []]);
  });

  it('restores the positions in each folder if it fails', async () => {
    const { removal, folders, inside } = await someRemoval();
    folders.answers.removeFromAll = failure('unreachable');
    expect(await removal.fromAll(bela)).toEqual(failure('unreachable'));
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, bela, chitra], [bela]]);
  });

  it('adds to all folders of the service on Undo, also unknown ones', async () => {
    const { removal, folders, undo, inside } = await someRemoval();
    const other = aFolder({ id: folderId('other'), candidates: [bela] });
    folders.answers.all = success([data, design, other]);
    const removed = removedFrom(await removal.fromAll(bela));
    expect(removed.from.at(-1)).toEqual({ folder: other.id, before: [] });
    removal.offerUndo(removed, 'Bela');
    await undo();
    const saved = folders.asked.filter(([method]) => method === 'save');
    expect(saved.map(([, folder]) => folder)).toEqual(['data', 'design', 'other']);
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, bela, chitra], [bela]]);
  });
});

function removedFrom(removed: Outcome<Removed>): Removed {
  if (!removed.ok) throw new Error('No candidate was removed');
  return removed.value;
}

async function someRemoval() {
  const world = someActions();
  const { folders, state, notices } = world;
  folders.answers.all = success([data, design]);
  await state.all.load();
  const undo = async () => {
    notices.toasts.at(-1)?.action?.onPress();
    await new Promise(setImmediate);
  };
  const inside = (folder: typeof data.id) => state.folder(folder)?.candidates;
  return { ...world, removal: new FolderRemoval(world), undo, inside };
}
