import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aContact } from '@glo/domain/testing/contact';
import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it, vi } from 'vitest';
import { someRecords } from '../../testing/session.ts';
import { noRecords } from './records.ts';

const account = accountId('account-1');
const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const noon = new Date('2026-11-21T12:00:00.000Z');
const template = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };
const emailTemplates = { templates: [template], signature: 'Meera Nair', meetingLink: 'meet.example/meera' };

describe('local records', () => {
  it('survive a reload', async () => {
    const rows = new MemoryRows();
    const { records } = await opened(rows);
    expect(records.mine).toMatchObject({ sawTalentPool: false, jobsView: 'cards', isBlind: false });
    await records.note(asha, 'Call in June');
    await records.editTemplates(() => emailTemplates);
    await records.choose('sawTalentPool', true);
    await records.choose('jobsView', 'table');
    await records.choose('candidatesView', 'table');
    await records.choose('isBlind', true);
    const { records: after } = await opened(rows);
    expect([...after.noteTexts]).toEqual([[asha, 'Call in June']]);
    expect(after.mine).toMatchObject({
      ...emailTemplates,
      sawTalentPool: true,
      jobsView: 'table',
      candidatesView: 'table',
      isBlind: true,
    });
  });

  it('record the recipient and the time of an email', async () => {
    const { records } = await opened();
    await records.wroteTo(asha, aContact(noon));
    const { contacted, activity } = records.mine;
    expect([...contacted]).toEqual([[asha, [aContact(noon)]]]);
    expect(activity).toMatchObject([{ kind: 'written', students: [asha], count: 1, at: noon.toISOString() }]);
  });

  it('record a no as such, with its job', async () => {
    const { records } = await opened();
    const job = jobId('analyst');
    await records.wroteTo(asha, aContact(noon, { kind: 'not-selected', job }));
    expect(records.mine.activity).toMatchObject([{ kind: 'told-no', job, students: [asha] }]);
  });

  it('remember viewed profiles, and do not warn if the device is full', async () => {
    const rows = new MemoryRows();
    const { records, notices } = await opened(rows);
    await records.viewed(asha);
    rows.isBlocked = true;
    await records.viewed(kabir);
    expect([records.mine.viewed, notices.toasts]).toEqual([[kabir, asha], []]);
  });

  it('stay as they are while others change', async () => {
    const { records } = await opened();
    await records.note(asha, 'Call in June');
    const { notes } = records.mine;
    await records.leaveList(jobId('analyst'), 'order=name');
    expect(records.mine.notes).toBe(notes);
  });

  it('drop a blank note', async () => {
    const { records } = await opened();
    await records.note(asha, 'Call in June');
    await records.note(asha, '  ');
    expect(records.mine.notes.size).toBe(0);
  });

  it('are separate per account', async () => {
    const rows = new MemoryRows();
    await (await opened(rows)).records.note(asha, 'Call');
    const other = (await opened(rows, 'account-2')).records;
    expect(other.mine.notes.size).toBe(0);
    await other.note(kabir, 'Write');
    expect([...(await opened(rows)).records.noteTexts]).toEqual([[asha, 'Call']]);
  });

  it('keep simultaneous changes, also of two tabs', async () => {
    const [{ records: one }, { records: two }] = await twoTabs();
    await Promise.all([one.viewed(asha), one.note(kabir, 'Call in June'), one.wroteTo(asha, aContact(noon))]);
    await Promise.all([two.viewed(kabir), one.editSearches((all) => [aSavedSearch({ id: 'one' }), ...all])]);
    await new Promise(setImmediate);
    await two.editSearches((all) => [aSavedSearch({ id: 'two' }), ...all]);
    await new Promise(setImmediate);
    expect(one.mine).toEqual(two.mine);
    expect([one.mine.viewed, one.mine.searches.map(({ id }) => id)]).toEqual([
      [kabir, asha],
      ['two', 'one'],
    ]);
    expect(one.counts).toMatchObject({ notes: 1, contacted: 1 });
  });

  it('keep a change that is made while those of another tab are read', async () => {
    const [{ records: one }, { records: two }] = await twoTabs();
    await one.note(asha, 'Call in June');
    const read = two.read();
    await two.note(kabir, 'Call in July');
    await read;
    expect([...two.noteTexts.values()]).toEqual(['Call in June', 'Call in July']);
  });

  it('add a text to many notes in two tabs at once, and remove only that of one tab', async () => {
    const [{ records: one }, { records: two }] = await twoTabs();
    await one.note(asha, 'Call in June');
    await new Promise(setImmediate);
    await Promise.all([one.addToNotes([asha, kabir], 'Campus'), two.addToNotes([asha, kabir], 'Remote')]);
    await new Promise(setImmediate);
    expect([one.noteOn(asha), two.noteOn(kabir)]).toEqual(['Call in June\nCampus\nRemote', 'Campus\nRemote']);
    await one.removeFromNotes([asha, kabir], 'Campus');
    expect([...one.noteTexts.values()]).toEqual(['Call in June\nRemote', 'Remote']);
  });

  it('list a text in many notes as one activity, and its undo for the notes that end with it', async () => {
    const { records } = await opened();
    await records.note(asha, 'Call in June');
    expect(await records.addToNotes([asha, kabir], 'Campus')).toEqual([asha, kabir]);
    expect(records.mine.activity[0]).toMatchObject({ kind: 'noted', students: [asha, kabir], count: 2 });
    await records.removeFromNotes([asha, kabir], 'Campus');
    expect(records.mine.activity[0]).toMatchObject({ kind: 'note-removed', students: [kabir], count: 1 });
    const before = records.mine.activity;
    expect(await records.addToNotes([asha], 'a'.repeat(3000))).toEqual([]);
    expect(records.mine.activity).toEqual(before);
  });

  it('are removed, damaged ones included, but not those to keep or those of other accounts', async () => {
    const rows = new MemoryRows();
    await (await opened(rows, 'account-2')).records.note(kabir, 'Write');
    await rows.write(account, 'records', [{ key: ['notes', 'bela'], value: { place: 1, record: 7 } }]);
    const { records } = await opened(rows);
    await records.note(asha, 'Call in June');
    await records.choose('isBlind', true);
    expect(await records.remove(account, { isBlind: true })).toBe(true);
    expect(records.mine).toEqual({ ...noRecords, isBlind: true });
    expect((await rows.read(account, 'records')).map(({ key }) => key)).toEqual([['isBlind', '']]);
    expect((await opened(rows, 'account-2')).records.counts.notes).toBe(1);
  });

  it('are empty, and not stored, while signed out', async () => {
    const rows = new MemoryRows();
    const { records } = await opened(rows, null);
    await records.note(asha, 'Call');
    expect([records.mine, await rows.read('account-1', 'records')]).toEqual([noRecords, []]);
  });

  it('are not changed by another account', async () => {
    const { records, session } = await opened();
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    await records.keep((mine) => ({ ...mine, signature: 'Meera' }), account);
    expect(records.mine).toEqual(noRecords);
  });

  it('change only the rows that an edit touches', async () => {
    const rows = new MemoryRows();
    const { records } = await opened(rows);
    await records.viewed(asha);
    const write = vi.spyOn(rows, 'write');
    await records.viewed(kabir);
    expect(write.mock.calls).toEqual([
      ['account-1', 'records', [{ key: ['viewed', kabir], value: { place: 0, record: kabir } }]],
    ]);
  });

  it('are deleted once they have expired, for every account on the device', async () => {
    const rows = new MemoryRows();
    await opened(rows, 'account-2');
    const old = { text: 'Call', at: '2024-11-21T12:00:00.000Z' };
    for (const each of [account, accountId('account-2')])
      await rows.write(each, 'records', [
        { key: ['notes', asha], value: { place: 1, record: old } },
        { key: ['viewed', asha], value: { place: 1, record: asha } },
      ]);
    const { records } = await opened(rows);
    expect([records.mine.notes.size, records.mine.viewed]).toEqual([0, [asha]]);
    for (const each of [account, accountId('account-2')])
      expect((await rows.read(each, 'records')).map(({ key }) => key)).toEqual([['viewed', asha]]);
  });
});

describe('a device that cannot be read', () => {
  it('keeps records for the visit, and has the stored ones once it can', async () => {
    const rows = new MemoryRows();
    await (await opened(rows)).records.note(asha, 'Call in June');
    const stored = await rows.read('account-1', 'records');
    const { promise, resolve } = Promise.withResolvers<typeof stored>();
    vi.spyOn(rows, 'read').mockReturnValueOnce(promise);
    vi.spyOn(rows, 'isReady').mockResolvedValue(false);
    const { records } = await opened(rows);
    expect([records.isRead, records.mine]).toEqual([true, noRecords]);
    await records.note(kabir, 'Call in July');
    resolve(stored);
    await new Promise(setImmediate);
    expect(Object.fromEntries(records.noteTexts)).toEqual({ [asha]: 'Call in June', [kabir]: 'Call in July' });
  });
});

describe('a full device', () => {
  it('keeps records in the tab, says so until there is room, and stores them then', async () => {
    const rows = new MemoryRows();
    const { records, notices } = await opened(rows);
    await records.note(asha, 'Call in June');
    expect(notices.toasts).toEqual([]);
    rows.isBlocked = true;
    await records.note(kabir, 'Call in July');
    await records.viewed(kabir);
    expect([...records.noteTexts.values()]).toEqual(['Call in June', 'Call in July']);
    expect(records.isStored).toBe(false);
    expect(notices.toasts.map(({ text, durationMs }) => [text, durationMs])).toEqual([
      ['This browser blocks saving or has no room left. Your changes are lost when you close the tab.', 0],
    ]);
    rows.isBlocked = false;
    await records.viewed(asha);
    expect([records.isStored, notices.toasts]).toEqual([true, []]);
  });
});

async function twoTabs() {
  const [rows, tabs] = [new MemoryRows(), new FakeTabs()];
  return [await opened(rows, 'account-1', tabs), await opened(rows, 'account-1', tabs.another())] as const;
}

async function opened(rows = new MemoryRows(), of: string | null = 'account-1', tabs = new FakeTabs()) {
  const world = someRecords({ rows, tabs, recruiter: aCompleteRecruiter({ accountId: accountId(of ?? '') }) });
  if (of === null) world.session.end();
  await new Promise(setImmediate);
  return world;
}
