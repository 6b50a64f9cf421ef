import { failure, success } from '@glo/domain/shared/outcome';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { someActions } from '../../../testing/folders.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha, bela, chitra] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela] });
const broken = { text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 };

describe('removing somebody from a folder', () => {
  it('shows at once', async () => {
    const { removal, folders, inside } = await someRemoval();
    const removing = removal.fromOne(data.id, bela);
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(await removing).toEqual({ student: bela, from: [{ folder: data.id, before: [asha, bela, chitra] }] });
    expect(folders.asked.at(-1)).toEqual(['remove', 'data', 'bela']);
    expect(inside(design.id)).toEqual([bela]);
  });

  it('that fails puts them back where they stood, and says so', async () => {
    const { removal, folders, notices, inside } = await someRemoval();
    folders.answers.remove = failure('unreachable');
    expect(await removal.fromOne(data.id, bela)).toBeNull();
    expect([inside(data.id), notices.toasts]).toMatchObject([[asha, bela, chitra], [broken]]);
  });

  it('holds although the folder was read meanwhile and still has them', async () => {
    const { removal, folders, inside, state } = await someRemoval();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof folders.remove>>>();
    folders.answers.remove = answer.promise;
    const removing = removal.fromOne(data.id, bela);
    state.show(data);
    answer.resolve(success(undefined));
    await removing;
    expect(inside(data.id)).toEqual([asha, chitra]);
  });

  it('knows the positions of that folder, not those of another', async () => {
    const { removal } = await someRemoval();
    expect((await removal.fromOne(design.id, bela))?.from).toEqual([{ folder: design.id, before: [bela] }]);
    expect((await removal.fromAll(bela))?.from).toEqual([
      { folder: data.id, before: [asha, bela, chitra] },
      { folder: design.id, before: [] },
    ]);
  });

  it('that this screen has not heard of knows no positions', async () => {
    const { removal } = await someRemoval();
    const gone = folderId('gone');
    expect(await removal.fromOne(gone, bela)).toEqual({ student: bela, from: [{ folder: gone, before: [] }] });
  });

  it('works before the folders are there', async () => {
    const world = someActions();
    const removal = new FolderRemoval(world);
    expect(removal.stood).toEqual([]);
    expect((await removal.fromOne(data.id, bela))?.from).toEqual([{ folder: data.id, before: [] }]);
  });

  it('can be undone: they stand where they stood', async () => {
    const { removal, folders, inside, undo, notices } = await someRemoval();
    removal.offerUndo(there(await removal.fromOne(data.id, bela)), 'Bela');
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!', detail: 'Bela', action: { label: 'Undo' } }]);
    await undo();
    expect(folders.asked.at(-1)).toEqual(['save', 'data', 'bela']);
    expect(inside(data.id)).toEqual([asha, bela, chitra]);
  });

  it('whose Undo works has them back, although the folder was read meanwhile', async () => {
    const { removal, folders, inside, state } = await someRemoval();
    const removed = there(await removal.fromOne(data.id, bela));
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof folders.save>>>();
    folders.answers.save = answer.promise;
    const undone = removal.putBack(removed);
    state.show({ ...data, candidates: [asha, chitra] });
    answer.resolve(success('added'));
    expect(await undone).toBe(true);
    expect(inside(data.id)).toEqual([asha, bela, chitra]);
  });

  it('whose Undo fails is not back', async () => {
    const { removal, folders } = await someRemoval();
    const removed = there(await removal.fromOne(data.id, bela));
    folders.answers.save = failure('unreachable');
    expect(await removal.putBack(removed)).toBe(false);
  });

  it('whose Undo fails leaves them out, and says so', async () => {
    const { removal, folders, inside, undo, notices } = await someRemoval();
    folders.answers.save = failure('unreachable');
    removal.offerUndo(there(await removal.fromOne(data.id, bela)), 'Bela');
    await undo();
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!' }, broken]);
  });

  it('of many is undone one by one: they all stand where they stood before the first', async () => {
    const { removal, inside } = await someRemoval();
    const { stood } = removal;
    const one = there(await removal.fromOne(data.id, asha, stood));
    const other = there(await removal.fromOne(data.id, chitra, stood));
    await removal.fromOne(data.id, bela);
    const back = [removal.putBack(other), removal.putBack(one)];
    // Before the service has answered.
    expect(inside(data.id)).toEqual([asha, chitra]);
    expect(await Promise.all(back)).toEqual([true, true]);
    expect(inside(data.id)).toEqual([asha, chitra]);
  });
});

describe('removing somebody from all folders', () => {
  it('shows at once in each of them', async () => {
    const { removal, folders, inside } = await someRemoval();
    const removing = removal.fromAll(bela);
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, chitra], []]);
    await removing;
    expect(folders.asked.at(-1)).toEqual(['removeFromAll', 'account-1', 'bela']);
  });

  it('holds although the folders were read meanwhile and still have them', async () => {
    const { removal, folders, inside, state } = await someRemoval();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof folders.removeFromAll>>>();
    folders.answers.removeFromAll = answer.promise;
    const removing = removal.fromAll(bela);
    for (const folder of [data, design]) state.show(folder);
    answer.resolve(success(undefined));
    await removing;
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, chitra], []]);
  });

  it('that fails puts them back into each', async () => {
    const { removal, folders, inside, notices } = await someRemoval();
    folders.answers.removeFromAll = failure('unreachable');
    expect(await removal.fromAll(bela)).toBeNull();
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, bela, chitra], [bela]]);
    expect(notices.toasts).toMatchObject([broken]);
  });

  it('that fails puts them into no folder they were not in', async () => {
    const { removal, folders, inside } = await someRemoval();
    folders.answers.removeFromAll = failure('unreachable');
    await removal.fromAll(asha);
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, bela, chitra], [bela]]);
  });

  it('knows no positions in a folder that this screen had not heard of', async () => {
    const { removal, folders } = await someRemoval();
    const other = aFolder({ id: folderId('other'), candidates: [bela] });
    folders.answers.all = success([other]);
    expect((await removal.fromAll(bela))?.from).toEqual([{ folder: other.id, before: [] }]);
  });

  it('can be undone: back into the folders the service knew of, those this screen had not heard of included', async () => {
    const { removal, folders, undo, inside } = await someRemoval();
    const other = aFolder({ id: folderId('other'), candidates: [bela] });
    folders.answers.all = success([data, design, other]);
    removal.offerUndo(there(await removal.fromAll(bela)), 'Bela');
    await undo();
    const saved = folders.asked.filter(([method]) => method === 'save');
    expect(saved.map(([, folder]) => folder)).toEqual(['data', 'design', 'other']);
    expect([inside(data.id), inside(design.id)]).toEqual([[asha, bela, chitra], [bela]]);
  });
});

function there(removed: Removed | null): Removed {
  if (removed === null) throw new Error('Nobody was removed');
  return removed;
}

async function someRemoval() {
  const world = someActions();
  const { folders, state, notices } = world;
  folders.answers.all = success([data, design]);
  await state.read();
  const undo = async () => {
    notices.toasts.at(-1)?.action?.onPress();
    await new Promise(setImmediate);
  };
  const inside = (folder: typeof data.id) => state.folder(folder)?.candidates;
  return { ...world, removal: new FolderRemoval(world), undo, inside };
}
