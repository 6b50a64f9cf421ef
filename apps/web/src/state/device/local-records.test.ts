import { aContact } from '@glo/domain/testing/contact';
import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { someRecords } from '../../testing/session.ts';
import { mergeRecords, noRecords, type RecordsOfOne } from './records.ts';

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
    await records.choose('sawTalentPool', true);
    await records.choose('jobsView', 'table');
    await records.choose('candidatesView', 'table');
    await records.choose('isBlind', true);
    const { records: after } = await opened(device);
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
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.viewed(asha);
    device.isFull = true;
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
    const device = new FakeDevice();
    await (await opened(device)).records.note(asha, 'Call');
    const other = (await opened(device, 'account-2')).records;
    expect(other.mine.notes.size).toBe(0);
    await other.note(kabir, 'Write');
    expect([...(await opened(device)).records.noteTexts]).toEqual([[asha, 'Call']]);
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
    expect([one.mine.viewed, one.mine.searches.map(({ id }) => id)]).toEqual([
      [kabir, asha],
      ['two', 'one'],
    ]);
    expect(one.counts).toMatchObject({ notes: 1, contacted: 1 });
  });

  it('add a text to many notes in two tabs at once, and remove only that of one tab', async () => {
    const device = new FakeDevice();
    const [{ records: one }, { records: two }] = [await opened(device), await opened(device)];
    await one.note(asha, 'Call in June');
    await device.settle();
    await Promise.all([one.addToNotes([asha, kabir], 'Campus'), two.addToNotes([asha, kabir], 'Remote')]);
    await device.settle();
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

  it('are forgotten with the account', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    await records.editSearches(() => [aSavedSearch()]);
    await records.forget(accountId('account-1'));
    expect([records.mine.searches, device.text]).toEqual([[], '{"version":2,"accounts":{}}']);
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
    expect(records.counts).toMatchObject({
      notes: 1,
      criteria: 1,
      searches: 1,
      contacted: 1,
      templates: 1,
      signature: 1,
      meetingLink: 1,
      activity: 2,
    });
    const undo = await records.removeMine();
    expect(records.mine).toEqual(noRecords);
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
    expect([...records.noteTexts.values()]).toEqual(['Call in June', 'Call in July']);
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
    expect([notes.size, viewed.length]).toEqual([2, 2]);
  });
});

describe('importing a file', () => {
  const brought = { ...noRecords, notes: new Map([[kabir, { text: 'Call in July', at: noon.toISOString() }]]) };
  const account = accountId('account-1');
  const merge = (mine: RecordsOfOne) => mergeRecords(mine, brought);

  it('stores its records', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    await records.note(asha, 'Call in June');
    expect(await records.changeOrLeave(merge, account)).toBe(true);
    expect((await opened(device)).records.counts.notes).toBe(2);
  });

  it('imports nothing on a full device, and drops what only the tab had', async () => {
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.note(asha, 'Call in June');
    device.isFull = true;
    await records.note(kabir, 'Call in May');
    await records.note(kabir, 'Call in May');
    expect(notices.toasts).toMatchObject([{ key: 'device-full', tone: 'warning' }]);
    expect(await records.changeOrLeave(merge, account)).toBe(false);
    expect([...records.noteTexts]).toEqual([[asha, 'Call in June']]);
    device.isFull = false;
    await records.viewed(asha);
    const { records: after } = await opened(device);
    expect([[...after.noteTexts], after.mine.viewed]).toEqual([[[asha, 'Call in June']], [asha]]);
  });

  it('imports nothing into another account', async () => {
    const { records } = await opened();
    await records.changeOrLeave(merge, accountId('account-2'));
    expect(records.mine).toEqual(noRecords);
  });
});

async function opened(device = new FakeDevice(), account: string | null = 'account-1') {
  const world = someRecords({ device, recruiter: aCompleteRecruiter({ accountId: accountId(account ?? '') }) });
  if (account === null) world.session.end();
  world.records.open();
  await device.settle();
  return world;
}
