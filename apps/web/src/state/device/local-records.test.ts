import { aContact } from '@glo/domain/testing/contact';
import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Notices } from '../notices.ts';
import { LocalRecords } from './local-records.ts';
import { importRecords } from './records-file.ts';
import { noRecords } from './records-of-one.ts';

const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const noon = new Date('2026-11-21T12:00:00.000Z');
const template = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };
const emailTemplates = { templates: [template], signature: 'Meera Nair', meetingLink: 'meet.example/meera' };

describe('local records', () => {
  it('survive a reload', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    expect(records.mine).toMatchObject({ sawTalentPool: false, jobsView: 'cards', isBlind: false });
    await records.note(asha, 'Call in June');
    await records.editTemplates(() => emailTemplates);
    await records.sawTalentPool();
    await records.showJobsAs('table');
    await records.showCandidatesAs('table');
    await records.reviewBlind(true);
    expect((await opened(device)).records.mine).toMatchObject({
      notes: new Map([[asha, 'Call in June']]),
      emailTemplates,
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
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.viewed(asha);
    device.isFull = true;
    await records.viewed(kabir);
    expect([[...records.mine.viewed], notices.toasts]).toEqual([[asha, kabir], []]);
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
    const device = new FakeDevice();
    await (await opened(device)).records.note(asha, 'Call');
    const other = (await opened(device, 'account-2')).records;
    expect(other.mine.notes.size).toBe(0);
    await other.note(kabir, 'Write');
    expect([...(await opened(device)).records.mine.notes]).toEqual([[asha, 'Call']]);
  });

  it('keep simultaneous changes, also of two tabs', async () => {
    const device = new FakeDevice();
    const [{ records: one }, { records: two }] = [await opened(device), await opened(device)];
    await Promise.all([one.viewed(asha), one.note(kabir, 'Call in June'), one.wroteTo(asha, aContact(noon))]);
    await two.viewed(kabir);
    await one.editSearches((all) => [aSavedSearch({ id: 'one' }), ...all]);
    await two.editSearches((all) => [aSavedSearch({ id: 'two' }), ...all]);
    await device.settle();
    expect(one.mine).toEqual(two.mine);
    expect([[...one.mine.viewed], one.mine.searches.map(({ id }) => id)]).toEqual([
      [asha, kabir],
      ['two', 'one'],
    ]);
    expect(one.counts).toMatchObject({ notes: 1, emails: 1 });
  });

  it('add a text to many notes in two tabs at once, and remove only that of one tab', async () => {
    const device = new FakeDevice();
    const [{ records: one }, { records: two }] = [await opened(device), await opened(device)];
    await one.note(asha, 'Call in June');
    await device.settle();
    await Promise.all([one.addToNotes([asha, kabir], 'Campus'), two.addToNotes([asha, kabir], 'Remote')]);
    await device.settle();
    expect([one.mine.notes.get(asha), two.mine.notes.get(kabir)]).toEqual([
      'Call in June\nCampus\nRemote',
      'Campus\nRemote',
    ]);
    await one.removeFromNotes([asha, kabir], 'Campus');
    expect([...one.mine.notes.values()]).toEqual(['Call in June\nRemote', 'Remote']);
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

  it('are forgotten with the account', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    await records.editSearches(() => [aSavedSearch()]);
    await records.forget(accountId('account-1'));
    expect([records.mine.searches, device.text]).toEqual([[], '{"version":1,"accounts":{}}']);
  });

  it('are empty, and not stored, while signed out', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device, null);
    await records.note(asha, 'Call');
    await (await records.removeMine())();
    expect([records.mine, device.text]).toEqual([noRecords, null]);
  });
});

describe('removing local records', () => {
  it('removes those of the account, and can be undone', async () => {
    const device = new FakeDevice();
    await (await opened(device, 'account-2')).records.note(kabir, 'Write');
    const { records } = await opened(device);
    await records.wroteTo(asha, aContact(noon));
    await records.note(asha, 'Call in June');
    await records.editSearches(() => [aSavedSearch()]);
    await records.editTemplates(() => emailTemplates);
    await records.setCriteria(jobId('job-1'), '{"skills":["SQL"]}');
    const before = device.text;
    expect(Object.values(records.counts)).toEqual([1, 1, 1, 1, 1, 1, 2, 1, 0, 0]);
    const undo = await records.removeMine();
    expect(Object.values(records.counts)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(device.text).not.toContain('account-1');
    expect((await opened(device, 'account-2')).records.counts.notes).toBe(1);
    await undo();
    expect(JSON.parse(device.text ?? '')).toEqual(JSON.parse(before ?? ''));
  });

  it('cannot be undone by another account', async () => {
    const device = new FakeDevice();
    const { records, session } = await opened(device);
    await records.note(asha, 'Call');
    const undo = await records.removeMine();
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    await undo();
    expect([records.counts.notes, (await opened(device)).records.counts.notes]).toEqual([0, 0]);
  });
});

describe('a full device', () => {
  it('keeps records in the tab, says so until there is room, and stores them then', async () => {
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.note(asha, 'Call in June');
    expect(notices.toasts).toEqual([]);
    device.isFull = true;
    await records.note(kabir, 'Call in July');
    await records.viewed(kabir);
    expect([...records.mine.notes.values()]).toEqual(['Call in June', 'Call in July']);
    expect((await opened(device)).records.mine.notes.size).toBe(1);
    expect(notices.toasts.map(({ text, durationMs }) => [text, durationMs])).toEqual([
      [
        "This browser has no room left, so we can't save this. It's lost when you close the tab. Open Account and remove saved data.",
        0,
      ],
    ]);
    device.isFull = false;
    await records.viewed(asha);
    expect(notices.toasts).toEqual([]);
    const { notes, viewed } = (await opened(device)).records.mine;
    expect([notes.size, viewed.size]).toEqual([2, 2]);
  });
});

describe('importing a file', () => {
  const brought = { ...noRecords, notes: new Map([[kabir, 'Call in July']]) };
  const account = accountId('account-1');

  it('stores its records, and can be undone', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    await records.note(asha, 'Call in June');
    const done = await importRecords(records, brought, account);
    expect(done?.added).toMatchObject({ notes: 1, searches: 0 });
    expect((await opened(device)).records.counts.notes).toBe(2);
    await done?.undo();
    expect([...(await opened(device)).records.mine.notes]).toEqual([[asha, 'Call in June']]);
  });

  it('imports nothing on a full device, and drops what only the tab had', async () => {
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.note(asha, 'Call in June');
    device.isFull = true;
    await records.note(kabir, 'Call in May');
    await records.note(kabir, 'Call in May');
    expect(notices.toasts).toMatchObject([{ key: 'device-full', tone: 'warning' }]);
    expect(await importRecords(records, brought, account)).toBeNull();
    expect([...records.mine.notes]).toEqual([[asha, 'Call in June']]);
    device.isFull = false;
    await records.viewed(asha);
    const { notes, viewed } = (await opened(device)).records.mine;
    expect([[...notes], [...viewed]]).toEqual([[[asha, 'Call in June']], [asha]]);
  });

  it('imports nothing into another account', async () => {
    const { records } = await opened();
    await importRecords(records, brought, accountId('account-2'));
    expect(records.mine).toEqual(noRecords);
  });
});

async function opened(device = new FakeDevice(), account: string | null = 'account-1') {
  const notices = new Notices();
  const session = aSignedInSession(aCompleteRecruiter({ accountId: accountId(account ?? '') }));
  if (account === null) session.end();
  const records = new LocalRecords(device.tab(), session, notices);
  records.open();
  await device.settle();
  return { records, session, notices };
}
