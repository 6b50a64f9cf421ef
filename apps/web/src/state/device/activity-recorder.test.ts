import { aContact } from '@glo/domain/testing/contact';
import type { ActivityEvent } from '@glo/domain/activity/activity';
import type { Change } from '@glo/domain/shared/tabs';
import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { Notices } from '../notices.ts';
import { ActivityRecorder } from './activity-recorder.ts';
import { LocalRecords } from './local-records.ts';

const shortlisted = (name: string): ActivityEvent => ({
  kind: 'shortlisted',
  job: jobId('analyst'),
  students: [studentId(name)],
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00.000Z') });
});

describe('the activity recorder', () => {
  it('writes the first event at once and batches those that follow', async () => {
    const { recorder, records, device } = aRecorder();
    const write = vi.spyOn(device, 'write');
    recorder.record(shortlisted('asha'));
    await vi.advanceTimersByTimeAsync(0);
    expect(records.mine.activity.map(({ count }) => count)).toEqual([1]);
    for (let place = 0; place < 1000; place += 1) recorder.record(shortlisted(`s${place}`));
    await vi.advanceTimersByTimeAsync(500);
    expect(records.mine.activity.map(({ count }) => count)).toEqual([1001]);
    expect(write).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    recorder.record(shortlisted('bela'));
    await vi.advanceTimersByTimeAsync(0);
    expect(records.mine.activity.map(({ count }) => count)).toEqual([1, 1001]);
  });

  it.each([
    [
      { kind: 'closed', job: jobId('analyst') },
      { about: 'job', id: 'analyst' },
    ],
    [
      { kind: 'posted', title: 'Analyst' },
      { about: 'job', id: '' },
    ],
    [shortlisted('asha'), { about: 'shortlist', id: 'analyst' }],
    [
      { kind: 'filed', students: [studentId('asha')] },
      { about: 'folders', id: '' },
    ],
  ] as const)('announces an event to other tabs: %j', async (event, change) => {
    const { recorder, tabs } = aRecorder();
    const received: Change[] = [];
    tabs.another().subscribe((each) => received.push(each));
    recorder.record(event);
    recorder.record({ kind: 'written', students: [studentId('asha')] });
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([change]);
  });

  it('records for the signed-in account only', async () => {
    const { recorder, records, session, device } = aRecorder();
    recorder.record(shortlisted('asha'));
    recorder.record(shortlisted('bela'));
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    await vi.runAllTimersAsync();
    recorder.record(shortlisted('chitra'));
    await vi.runAllTimersAsync();
    expect(records.mine.activity.map(({ students }) => students)).toEqual([['chitra']]);
    session.end();
    recorder.record(shortlisted('dev'));
    await vi.runAllTimersAsync();
    expect(Object.keys(JSON.parse((await device.read()) ?? '').accounts)).toEqual(['account-2']);
  });

  it('shows the events of other tabs and emails, newest first', async () => {
    const shared = new FakeDevice();
    const [here, elsewhere] = [aRecorder(shared), aRecorder(shared)];
    here.records.open();
    elsewhere.recorder.record({ kind: 'posted', title: 'Analyst' });
    await vi.runAllTimersAsync();
    await here.records.wroteTo(studentId('asha'), aContact(new Date()));
    expect(here.records.mine.activity.map(({ kind }) => kind)).toEqual(['written', 'posted']);
  });
});

function aRecorder(shared = new FakeDevice()) {
  const session = aSignedInSession();
  const device = shared.tab();
  const records = new LocalRecords(device, session, new Notices());
  const tabs = new FakeTabs();
  return { recorder: new ActivityRecorder(records, session, tabs), records, session, device, tabs };
}
