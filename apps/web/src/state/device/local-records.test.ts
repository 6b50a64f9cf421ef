import { aCompleteRecruiter, accountId, aSession, studentId } from '@glo/domain/testing/builders';
import { aSavedSearch } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { LocalRecords } from './local-records.ts';
import { JobDraftState } from '../jobs/job-draft-state.ts';
import { Notices } from '../notices.ts';
import { OnboardingDraftState } from '../onboarding-draft-state.ts';
import { SessionState } from '../session-state.ts';

const asha = studentId('asha');
const kabir = studentId('kabir');
const noon = new Date('2026-11-21T12:00:00.000Z');

describe('the records of a device', () => {
  it('outlive a reload', async () => {
    const device = new FakeDevice();
    const records = await opened(device);
    await records.wroteTo(asha, noon);
    await records.note(asha, 'Call in June');
    await records.star(kabir, true);
    const { contacted, notes, starred } = (await opened(device)).mine;
    expect([contacted.get(asha), notes.get(asha), [...starred]]).toEqual([noon.toISOString(), 'Call in June', [kabir]]);
  });

  it('forget an emptied note and a star taken away', async () => {
    const records = await opened(new FakeDevice());
    await records.note(asha, 'Call in June');
    await records.note(asha, '  ');
    await records.star(asha, true);
    await records.star(asha, false);
    expect([records.mine.notes.size, records.mine.starred.size]).toEqual([0, 0]);
  });

  it('are shown to no other account, and kept beside its own', async () => {
    const device = new FakeDevice();
    await (await opened(device, 'account-1')).star(asha, true);
    const other = await opened(device, 'account-2');
    expect(other.mine.starred.size).toBe(0);
    await other.star(kabir, true);
    expect([...(await opened(device, 'account-1')).mine.starred]).toEqual([asha]);
  });

  it('of two tabs both stay', async () => {
    const device = new FakeDevice();
    const [one, two] = [await opened(device), await opened(device)];
    await one.star(asha, true);
    await two.star(kabir, true);
    await device.settle();
    expect([...one.mine.starred]).toEqual([asha, kabir]);
    expect([...two.mine.starred]).toEqual([asha, kabir]);
  });

  it('keep named searches, each tab knows all of them', async () => {
    const device = new FakeDevice();
    const [one, two] = [await opened(device), await opened(device)];
    await one.editSearches((all) => [aSavedSearch({ id: 'one' }), ...all]);
    await two.editSearches((all) => [aSavedSearch({ id: 'two' }), ...all]);
    await device.settle();
    expect(one.mine.searches.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(two.mine.searches).toEqual(one.mine.searches);
    const lastRun = { at: noon.toISOString(), found: [asha], news: { ids: [asha], since: noon.toISOString() } };
    await one.editSearches((all) => all.map((search) => ({ ...search, lastRun })));
    expect((await opened(device)).mine.searches.map((search) => search.lastRun)).toEqual([lastRun, lastRun]);
  });

  it('are gone with the account', async () => {
    const device = new FakeDevice();
    const records = await opened(device);
    await records.editSearches(() => [aSavedSearch()]);
    await records.forget(accountId('account-1'));
    expect([records.mine.searches, device.text]).toEqual([[], '{"version":1,"accounts":{}}']);
  });

  it('can be removed all at once, which leaves those of other accounts, and put back', async () => {
    const device = new FakeDevice();
    await (await opened(device, 'account-2')).star(kabir, true);
    const records = await opened(device);
    await records.wroteTo(asha, noon);
    await records.note(asha, 'Call in June');
    await records.star(kabir, true);
    await records.editSearches(() => [aSavedSearch()]);
    await records.editLetters(() => letters);
    const before = device.text;
    const counts = { notes: 1, stars: 1, searches: 1, emails: 1, templates: 1, signatures: 1, links: 1, entries: 1 };
    expect(records.counts).toEqual(counts);
    const putBack = await records.removeMine();
    expect(Object.values(records.counts)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(device.text).not.toContain('account-1');
    expect((await opened(device, 'account-2')).counts.stars).toBe(1);
    await putBack();
    expect(JSON.parse(device.text ?? '')).toEqual(JSON.parse(before ?? ''));
  });

  it('are put back for nobody else', async () => {
    const device = new FakeDevice();
    const { records, session } = await openedBy(device, 'account-1');
    await records.star(asha, true);
    const putBack = await records.removeMine();
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    await putBack();
    expect([records.counts.stars, (await opened(device, 'account-1')).counts.stars]).toEqual([0, 0]);
  });

  it('of one moment all stay', async () => {
    const device = new FakeDevice();
    const records = await opened(device);
    await Promise.all([records.star(asha, true), records.note(kabir, 'Call in June'), records.wroteTo(asha, noon)]);
    expect((await opened(device)).counts).toMatchObject({ notes: 1, stars: 1, emails: 1 });
  });

  it('that a device has no room for stay as long as the tab, which is said, and are kept once there is room', async () => {
    const device = new FakeDevice();
    const { records, notices } = await openedBy(device, 'account-1');
    await records.note(asha, 'Call in June');
    expect(notices.toasts).toEqual([]);
    device.isFull = true;
    await records.note(kabir, 'Call in July');
    await records.star(kabir, true);
    expect([...records.mine.notes.values()]).toEqual(['Call in June', 'Call in July']);
    expect((await opened(device)).mine.notes.size).toBe(1);
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      'This browser has no room left: what you record now is lost when the tab closes. Remove something, on Account.',
    ]);
    device.isFull = false;
    await records.star(asha, true);
    expect((await opened(device)).counts).toMatchObject({ notes: 2, stars: 2 });
  });

  it('keep what a recruiter has for their letters', async () => {
    const device = new FakeDevice();
    await (await opened(device)).editLetters(() => letters);
    expect((await opened(device)).mine.letters).toEqual(letters);
  });

  it('record nothing for a stranger', async () => {
    const device = new FakeDevice();
    const records = await opened(device, null);
    await records.star(asha, true);
    expect(device.text).toBeNull();
  });
});

const template = { name: 'First talk', subject: 'A talk', content: 'Dear {first name}' };
const letters = { templates: [template], signature: 'Meera Nair', meetingLink: 'meet.example/meera' };

async function opened(device: FakeDevice, account: string | null = 'account-1'): Promise<LocalRecords> {
  return (await openedBy(device, account)).records;
}

async function openedBy(device: FakeDevice, account: string | null) {
  const notices = new Notices();
  const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
  if (account !== null) session.begin({ ...aSession(), accountId: accountId(account) });
  const records = new LocalRecords(device.tab(), session, notices);
  records.open();
  await device.settle();
  return { records, session, notices };
}
