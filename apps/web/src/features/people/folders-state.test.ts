import { foldersFailed } from '@glo/domain/folders/messages';
import { accountId, aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { aFolder, folderId, someFolders } from '@glo/domain/testing/folders';
import { failure, success } from '@glo/domain/shared/outcome';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { Notices } from '../../state/notices.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { FoldersState } from './folders-state.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const data = aFolder({ id: folderId('data'), name: 'Data', candidates: [asha, bela] });
const design = aFolder({ id: folderId('design'), name: 'Design', candidates: [bela] });

describe('marks of who is in a folder', () => {
  it('are read once, however many screens open', async () => {
    const { state, folders } = someState();
    const { open } = state;
    open();
    open();
    await when(() => state.all.value !== null);
    state.open();
    expect(folders.asked).toEqual([
      ['all', 'account-1'],
      ['everybody', 'account-1'],
    ]);
    expect([state.namesOf(bela), state.namesOf(chitra)]).toEqual([['Data', 'Design'], []]);
    expect([state.isIn(asha), state.isIn(chitra)]).toEqual([true, false]);
  });

  it('are there before the folders are', async () => {
    const { state, folders } = someState();
    folders.answers.all = new Promise(() => undefined);
    folders.answers.everybody = success([asha]);
    state.open();
    await when(() => state.everybody.value !== null);
    expect([state.isIn(asha), state.isIn(bela), state.namesOf(asha)]).toEqual([true, false, []]);
  });

  it('say when the student ids do not come, once for all that waits for them', async () => {
    const { state, folders, notices } = someState();
    folders.answers.everybody = failure('refused', 'E11000 raw');
    state.open();
    await when(() => state.everybody.state === 'failed');
    expect(notices.toasts).toMatchObject([
      { text: 'Failed to fetch student IDs. Please try again later.', tone: 'error', durationMs: 2000 },
    ]);
    expect(notices.toasts[0]?.detail).toBeUndefined();
  });

  it.each([
    ['the screen was left', 'leave'],
    ['the session is over', 'signed-out'],
  ])('say nothing of student ids when %s', async (_, how) => {
    const { state, folders, notices } = someState();
    folders.answers.everybody = failure(how === 'leave' ? 'unreachable' : 'signed-out');
    state.open();
    if (how === 'leave') state.leave();
    await when(() => state.everybody.state === 'failed');
    expect(notices.toasts).toEqual([]);
  });

  it('of folders that do not come just stay away, and are asked for with the next screen', async () => {
    const { state, folders, notices } = someState();
    folders.answers.all = failure('unreachable');
    folders.answers.everybody = success([]);
    state.open();
    await when(() => state.all.state === 'failed');
    expect([notices.toasts, state.isIn(asha)]).toEqual([[], false]);
    folders.answers.all = success([data]);
    state.open();
    await when(() => state.all.value !== null);
    expect(state.isIn(asha)).toBe(true);
  });

  it('are said to have failed only as long as somebody waits for them', async () => {
    const { state, folders, notices } = someState();
    folders.answers.all = failure('unreachable');
    const reading = state.read();
    state.leave();
    await reading;
    expect(notices.toasts).toEqual([]);
    await state.read();
    expect(notices.toasts).toHaveLength(1);
  });

  it('are of one recruiter only', async () => {
    const { state, session, folders } = someState();
    await state.read();
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    folders.answers.all = new Promise(() => undefined);
    state.open();
    expect([state.isIn(asha), state.all.state]).toEqual([false, 'loading']);
    expect(folders.asked.at(-1)).toEqual(['everybody', 'account-2']);
  });
});

it('folders a screen depends on say that they did not come', async () => {
  const { state, folders, notices } = someState();
  folders.answers.all = failure('unreachable');
  await state.read();
  expect(notices.toasts).toMatchObject([{ text: foldersFailed, tone: 'error', durationMs: 2000 }]);
  expect(foldersFailed).toBe('Failed to fetch folders. Please try again later.');
});

describe('nobody signed in', () => {
  it('has no folders, and nothing is asked for', async () => {
    const { state, session, folders, notices } = someState();
    session.end();
    state.open();
    await when(() => state.all.state === 'failed' && state.everybody.state === 'failed');
    expect([folders.asked, state.isIn(asha), state.namesOf(asha), state.folder(data.id)]).toEqual([
      [],
      false,
      [],
      null,
    ]);
    await state.read();
    expect([folders.asked, notices.toasts]).toEqual([[], []]);
  });
});

it('student ids that were read for a screen that was left are not told to the next one without marks', async () => {
  const { state, folders, notices } = someState();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.everybody>>>();
  folders.answers.all = new Promise(() => undefined);
  folders.answers.everybody = promise;
  state.open();
  state.leave();
  resolve(failure('unreachable'));
  await when(() => state.everybody.state === 'failed');
  expect(notices.toasts).toEqual([]);
});

describe('folders that are being read', () => {
  it('are not asked for a second time by a screen that marks who is in one', () => {
    const { state, folders } = someState();
    void state.read();
    state.open();
    expect(folders.asked).toEqual([['all', 'account-1']]);
  });

  it('that were read for a screen say nothing more once only marks need them', async () => {
    const { state, folders, notices } = someState();
    folders.answers.all = failure('unreachable');
    await state.read();
    expect(notices.toasts).toHaveLength(1);
    for (const { key } of notices.toasts) notices.dismissToast(key);
    folders.answers.everybody = success([]);
    state.open();
    await when(() => !state.all.request.pending);
    expect(notices.toasts).toEqual([]);
  });

  it('of another account are not waited for any more, and nothing was used last', async () => {
    const { state, session, folders } = await readState();
    state.used(data.id);
    const { all, everybody } = state;
    folders.answers.all = new Promise(() => undefined);
    folders.answers.everybody = new Promise(() => undefined);
    void all.load();
    void everybody.load();
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    state.open();
    expect([all.request.pending, everybody.request.pending, state.lastUsed]).toEqual([false, false, null]);
  });

  it('stay the same for the same account, with what was used last', async () => {
    const { state } = await readState();
    state.used(data.id);
    const { all } = state;
    state.open();
    await state.read();
    expect([state.all === all, state.lastUsed]).toEqual([true, data.id]);
  });
});

describe('what is done here', () => {
  it('is in no other folder', async () => {
    const { state } = await readState();
    state.put(data.id, [chitra]);
    state.take(data.id, bela);
    expect(state.folder(design.id)).toEqual(design);
    expect(state.namesOf(bela)).toEqual(['Design']);
  });

  it('outlives two answers that were under way, and is done once', async () => {
    const { state, folders } = await readState();
    const answers = [1, 2].map(() => Promise.withResolvers<Awaited<ReturnType<typeof folders.all>>>());
    folders.answers.all = answers[0]?.promise ?? Promise.reject(new Error('There are two'));
    const first = state.read();
    state.show(aFolder({ id: folderId('fresh'), name: 'Fresh', candidates: [] }));
    folders.answers.all = answers[1]?.promise ?? Promise.reject(new Error('There are two'));
    const second = state.read();
    state.take(data.id, asha);
    state.put(folderId('fresh'), [chitra]);
    for (const [reading, answer] of [
      [first, answers[0]],
      [second, answers[1]],
    ] as const) {
      answer?.resolve(success([data, design]));
      await reading;
      expect(state.all.value?.map(({ name, candidates }) => [name, candidates])).toEqual([
        ['Data', [bela]],
        ['Design', [bela]],
        ['Fresh', [chitra]],
      ]);
    }
  });

  it('is not done again to what is read later', async () => {
    const { state, folders } = await readState();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.all>>>();
    folders.answers.all = promise;
    const reading = state.read();
    state.put(data.id, [chitra]);
    resolve(success([data, design]));
    await reading;
    folders.answers.all = success([data, design]);
    await state.read();
    expect(state.namesOf(chitra)).toEqual([]);
  });

  it('shows at once: put in, at the end and nobody twice', async () => {
    const { state } = await readState();
    state.put(data.id, [chitra, asha]);
    expect(state.folder(data.id)?.candidates).toEqual([asha, bela, chitra]);
    expect(state.namesOf(chitra)).toEqual(['Data']);
  });

  it('shows at once: taken out, and put back where they stood', async () => {
    const { state } = await readState();
    state.take(data.id, asha);
    expect(state.folder(data.id)?.candidates).toEqual([bela]);
    state.put(data.id, [chitra]);
    state.put(data.id, [asha], data.candidates);
    expect(state.folder(data.id)?.candidates).toEqual([asha, bela, chitra]);
    state.take(data.id, bela);
    state.put(data.id, [asha], data.candidates);
    expect(state.folder(data.id)?.candidates).toEqual([asha, chitra]);
  });

  it('is not forgotten by an answer that was under way', async () => {
    const { state, folders } = await readState();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof folders.all>>>();
    folders.answers.all = promise;
    const reading = state.read();
    state.put(data.id, [chitra]);
    resolve(success([data, design]));
    await reading;
    expect(state.namesOf(chitra)).toEqual(['Data']);
  });

  it('shows at once: a new folder, and one that was read again', async () => {
    const { state } = await readState();
    const fresh = aFolder({ id: folderId('fresh'), name: 'Fresh', candidates: [chitra] });
    state.show(fresh);
    state.show({ ...data, candidates: [] });
    expect(state.all.value).toEqual([{ ...data, candidates: [] }, design, fresh]);
  });

  it.each(['folders', 'return'] as const)('follows other tabs: %s', async (about) => {
    const { state, folders, tabs, notices } = await readState();
    folders.answers.all = success([data]);
    tabs.hear({ about, id: '' });
    await when(() => state.all.value?.length === 1);
    folders.answers.all = failure('unreachable');
    tabs.hear({ about, id: '' });
    await vi.waitFor(() => expect(folders.asked.filter(([name]) => name === 'all')).toHaveLength(3));
    await when(() => !state.all.request.pending);
    expect([state.all.value, notices.toasts]).toEqual([[data], []]);
  });
});

async function readState() {
  const world = someState();
  await world.state.read();
  return world;
}

function someState() {
  const folders = someFolders();
  folders.answers.all = success([data, design]);
  const session = aSignedInSession();
  const notices = new Notices();
  const tabs = new FakeTabs();
  return { state: new FoldersState(folders, session, notices, tabs), folders, session, notices, tabs };
}
