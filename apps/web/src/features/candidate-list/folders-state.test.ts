import { ActivityLog } from '@glo/domain/activity/activity';
import { foldersFailed } from '@glo/domain/folders/folders';
import { accountId, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId } from '@glo/domain/testing/folders';
import { failure, success } from '@glo/domain/shared/outcome';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { FoldersState } from './folders-state.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha, bela] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela] });

describe('the folders of candidates', () => {
  it('are loaded once for all screens', async () => {
    const { state, folders } = someState();
    state.open();
    state.open();
    await when(() => state.all.value !== null);
    state.open();
    expect(folders.asked).toEqual([
      ['all', 'account-1'],
      ['studentIds', 'account-1'],
    ]);
    expect([state.namesOf(bela), state.namesOf(chitra)]).toEqual([['Data', 'Design'], []]);
    expect([state.isIn(asha), state.isIn(chitra)]).toEqual([true, false]);
  });

  it('are known by student id before the folders arrive', async () => {
    const { state, folders, studentIds } = someState();
    folders.answers.all = new Promise(() => undefined);
    folders.answers.studentIds = success([asha]);
    state.open();
    await when(() => studentIds().value !== null);
    expect([state.isIn(asha), state.isIn(bela), state.namesOf(asha)]).toEqual([true, false, []]);
  });

  it('are missing without a session, and nothing is requested', async () => {
    const { state, session, folders, notices, studentIds } = someState();
    session.end();
    state.open();
    await when(() => state.all.state === 'failed' && studentIds().state === 'failed');
    expect([state.isIn(asha), state.namesOf(asha), state.folder(data.id)]).toEqual([false, [], null]);
    state.openAll();
    await when(() => !state.all.request.pending);
    expect([folders.asked, notices.toasts]).toEqual([[], []]);
  });

  it('belong to one recruiter: another one starts without folders and last used folder', async () => {
    const { state, session, folders } = await readState();
    state.markUsed(data.id);
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    state.open();
    expect([state.isIn(asha), state.recent, folders.asked.at(-1)]).toEqual([false, [], ['studentIds', 'account-2']]);
  });
});

describe('a failed request for folders', () => {
  it('shows a toast once if the screen lists folders', async () => {
    const { state, folders, notices } = someState();
    folders.answers.all = failure('unreachable');
    folders.answers.studentIds = success([]);
    state.openAll();
    await when(() => state.all.state === 'failed');
    expect(notices.toasts).toMatchObject([{ text: foldersFailed, tone: 'error', durationMs: 2000 }]);
    expect(foldersFailed).toBe('Failed to fetch folders. Please try again later.');
  });

  it('is silent and retried by the next screen if only marks need the folders', async () => {
    const { state, folders, notices } = someState();
    folders.answers.all = failure('unreachable');
    folders.answers.studentIds = success([]);
    state.open();
    await when(() => state.all.state === 'failed');
    expect([notices.toasts, state.isIn(asha)]).toEqual([[], false]);
    folders.answers.all = success([data]);
    state.open();
    await when(() => state.all.value !== null);
    expect(state.isIn(asha)).toBe(true);
  });

  it('is not repeated while a request runs', () => {
    const { state, folders } = someState();
    state.openAll();
    state.open();
    state.openAll();
    expect(folders.asked.filter(([method]) => method === 'all')).toHaveLength(1);
  });
});

describe('a failed request for student ids', () => {
  it('shows one toast without the text of the service', async () => {
    const { state, folders, notices, studentIds } = someState();
    folders.answers.studentIds = failure('refused', 'E11000 raw');
    state.open();
    await when(() => studentIds().state === 'failed');
    expect(notices.toasts).toMatchObject([
      { text: 'Failed to fetch student IDs. Please try again later.', tone: 'error', durationMs: 2000 },
    ]);
    expect(notices.toasts[0]?.detail).toBeUndefined();
  });

  it('shows no toast after the session ended', async () => {
    const { state, folders, notices, studentIds } = someState();
    folders.answers.studentIds = failure('signed-out');
    state.open();
    await when(() => studentIds().state === 'failed');
    expect(notices.toasts).toEqual([]);
  });
});

describe('a change of folders', () => {
  it('adds students at the end, each once', async () => {
    const { state } = await readState();
    state.addStudents(data.id, [chitra, asha]);
    expect(state.folder(data.id)?.candidates).toEqual([asha, bela, chitra]);
    expect(state.namesOf(chitra)).toEqual(['Data']);
  });

  it('removes students from one folder, and restores their positions', async () => {
    const { state } = await readState();
    state.removeStudent(data.id, asha);
    expect(state.folder(data.id)?.candidates).toEqual([bela]);
    state.addStudents(data.id, [chitra]);
    state.addStudents(data.id, [asha], data.candidates);
    expect(state.folder(data.id)?.candidates).toEqual([asha, bela, chitra]);
    state.removeStudent(data.id, bela);
    state.addStudents(data.id, [asha], data.candidates);
    expect(state.folder(data.id)?.candidates).toEqual([asha, chitra]);
    expect(state.folder(design.id)).toEqual(design);
  });

  it('shows new folders and replaces known ones', async () => {
    const { state } = await readState();
    const fresh = aFolder({ id: folderId('fresh'), name: 'Fresh', candidates: [chitra] });
    state.showFolder(fresh);
    state.showFolder({ ...data, candidates: [] });
    expect(state.all.value).toEqual([{ ...data, candidates: [] }, design, fresh]);
  });

  it('is not lost to a response that was asked for before it', async () => {
    const { state, folders } = await readState();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.all>>>();
    folders.answers.all = promise;
    const reading = state.all.load();
    await state.send(async () => undefined);
    state.addStudents(data.id, [chitra]);
    resolve(success([data, design]));
    await reading;
    expect(state.namesOf(chitra)).toEqual(['Data']);
  });

  it('is read again if another part of the application has made it', async () => {
    const { state, folders, container } = await readState();
    state.open();
    folders.answers.all = success([data]);
    container.get(ActivityLog).record({ kind: 'unfiled', folder: design.id, students: [bela] });
    await when(() => !state.all.request.pending);
    expect(state.namesOf(bela)).toEqual(['Data']);
  });

  it('is read again when the recruiter comes back', async () => {
    const { state, folders, tabs } = await readState();
    state.open();
    folders.answers.all = success([data]);
    tabs.hear({ about: 'return', id: '' });
    await when(() => state.all.value?.length === 1);
    expect(state.namesOf(bela)).toEqual(['Data']);
  });
});

async function readState() {
  const world = someState();
  await world.state.all.load();
  return world;
}

function someState() {
  const world = testContainer();
  const { container } = world;
  world.folders.answers.all = success([data, design]);
  const store = container.get(ServiceStore);
  return { ...world, state: container.get(FoldersState), studentIds: () => store.studentsInFolders };
}
