import { accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Notices } from '../notices.ts';
import { LocalRecords } from './local-records.ts';
import { noRecords } from './records-of-one.ts';

const [asha, kabir] = [studentId('asha'), studentId('kabir')];
const noon = new Date('2026-11-21T12:00:00.000Z');

describe('records of nobody', () => {
  it('are none, and there is nothing to remove or to put back', async () => {
    const device = new FakeDevice();
    const session = aSignedInSession();
    session.end();
    const records = new LocalRecords(device.tab(), session, new Notices());
    records.open();
    const putBack = await records.removeMine();
    await putBack();
    expect([records.mine, device.text]).toEqual([noRecords, null]);
  });
});

async function opened(device = new FakeDevice()) {
  const notices = new Notices();
  const records = new LocalRecords(device.tab(), aSignedInSession(), notices);
  records.open();
  await device.settle();
  return { records, notices };
}

describe('what a recruiter saw and chose on a device', () => {
  it('outlives a reload', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    expect(records.mine).toMatchObject({ visit: null, sawTalentPool: false, jobsView: 'cards', isBlind: false });
    await records.sawJobs([anActiveJob({ id: jobId('job-1'), applicantCount: 3 })], noon);
    await records.sawTalentPool();
    await records.showJobsAs('table');
    await records.reviewBlind(true);
    const visit = { at: noon.toISOString(), seen: new Map([[jobId('job-1'), 3]]), before: null };
    const kept = { visit, sawTalentPool: true, jobsView: 'table', isBlind: true };
    expect((await opened(device)).records.mine).toMatchObject(kept);
  });

  it('tells of an e-mail whom it went to, and when', async () => {
    const { records } = await opened();
    await records.wroteTo(asha, noon);
    const { contacted, activity } = records.mine;
    expect([...contacted]).toEqual([[asha, noon.toISOString()]]);
    expect(activity).toMatchObject([{ kind: 'written', students: [asha], count: 1, at: noon.toISOString() }]);
  });
});

describe('an imported file', () => {
  const brought = { ...noRecords, notes: new Map([[kabir, 'Call in July']]), starred: new Set([kabir]) };
  const account = accountId('account-1');

  it('is kept, and can be undone', async () => {
    const device = new FakeDevice();
    const { records } = await opened(device);
    await records.note(asha, 'Call in June');
    const done = await records.bringIn(brought, account);
    expect(done?.added).toMatchObject({ notes: 1, stars: 1, searches: 0 });
    expect((await opened(device)).records.counts).toMatchObject({ notes: 2, stars: 1 });
    await done?.undo();
    const { notes, starred } = (await opened(device)).records.mine;
    expect([[...notes], [...starred]]).toEqual([[[asha, 'Call in June']], []]);
  });

  it('is left out as a whole if the device is full, and later records are kept once there is room', async () => {
    const device = new FakeDevice();
    const { records, notices } = await opened(device);
    await records.note(asha, 'Call in June');
    device.isFull = true;
    await records.note(kabir, 'Call in May');
    await records.note(kabir, 'Call in May');
    expect(notices.toasts).toMatchObject([{ key: 'device-full', tone: 'warning' }]);
    expect(await records.bringIn(brought, account)).toBeNull();
    expect([...records.mine.notes]).toEqual([[asha, 'Call in June']]);
    device.isFull = false;
    await records.star(asha, true);
    const { notes, starred } = (await opened(device)).records.mine;
    expect([[...notes], [...starred]]).toEqual([[[asha, 'Call in June']], [asha]]);
  });

  it('is imported for its own account only', async () => {
    const { records } = await opened();
    await records.bringIn(brought, accountId('account-2'));
    expect(records.mine).toEqual(noRecords);
  });
});
