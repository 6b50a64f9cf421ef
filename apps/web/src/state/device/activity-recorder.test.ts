import { aContact } from '@glo/domain/testing/contact';
import type { ActivityEvent } from '@glo/domain/activity/activity';
import type { Change } from '@glo/domain/shared/tabs';
import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemoryRows } from '@glo/domain/testing/device';
import type { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someRecords } from '../../testing/session.ts';
import { ActivityRecorder } from './activity-recorder.ts';

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
    const { recorder, records, rows } = aRecorder();
    const write = vi.spyOn(rows, 'write');
    recorder.record(shortlisted('asha'));
    await vi.advanceTimersByTimeAsync(0);
    expect(records.mine.activity.map(({ count }) => count)).toEqual([1]);
    for (let place = 0; place < 1000; place += 1) recorder.record(shortlisted(`s${place}`));
    await vi.advanceTimersByTimeAsync(500);
    expect(records.mine.activity.map(({ count }) => count)).toEqual([1001]);
    expect(write.mock.calls.filter(([, kind]) => kind === 'records')).toHaveLength(2);
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
    expect(received.filter(({ about }) => about !== 'records')).toEqual([change]);
  });

  it('records for the signed-in account only', async () => {
    const { recorder, records, session, rows } = aRecorder();
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
    const stored = [await rows.read('account-1', 'records'), await rows.read('account-2', 'records')];
    expect(stored.map(({ length }) => length)).toEqual([0, 1]);
  });

  it('shows the events of other tabs and emails, newest first', async () => {
    const here = aRecorder();
    const elsewhere = aRecorder(here.rows, here.tabs.another());
    elsewhere.recorder.record({ kind: 'posted', title: 'Analyst' });
    await vi.runAllTimersAsync();
    await here.records.wroteTo(studentId('asha'), aContact(new Date()));
    expect(here.records.mine.activity.map(({ kind }) => kind)).toEqual(['written', 'posted']);
  });
});

function aRecorder(rows?: MemoryRows, tabs?: FakeTabs) {
  const world = someRecords({ rows, tabs });
  return { ...world, recorder: new ActivityRecorder(world.records, world.session, world.tabs) };
}
