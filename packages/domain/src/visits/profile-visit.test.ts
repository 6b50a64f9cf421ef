import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { failure } from '../shared/outcome.ts';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { aJobBoard } from '../testing/jobs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { aSight, someNotifications } from '../testing/hiring.ts';
import { MemoryRows } from '../testing/device.ts';
import { DeviceVisits } from './device-visits.ts';
import { viewedMessage } from '../candidates/notifications.ts';
import { ProfileVisit } from './profile-visit.ts';

const student = studentId('student-1');
const job = aJob('job-1');
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());

describe('a visit to a profile', () => {
  it('from a job notifies the student and marks the profile as viewed', async () => {
    const { visit, board, notifications } = aProfileVisit();
    await visit.begin(student, job);
    expect(notifications.asked).toEqual([['send', [student], viewedMessage]]);
    expect(board.asked).toEqual([['markViewed', 'job-1', student]]);
  });

  it.each([
    ['elsewhere', null],
    ['a read-only job', { ...job, takesViews: async () => false }],
  ])('from %s only notifies the student', async (_, from) => {
    const { visit, board, notifications } = aProfileVisit();
    await visit.begin(student, from);
    expect(notifications.asked).toEqual([['send', [student], viewedMessage]]);
    expect(viewedMessage).toBe('Some recruiter viewed your profile, keep it up to date!');
    expect(board.asked).toEqual([]);
  });

  it('ignores a failure to mark the profile', async () => {
    const { visit, board } = aProfileVisit();
    board.answers.markViewed = failure('unreachable');
    await expect(visit.begin(student, job)).resolves.toBeUndefined();
    expect(board.asked).toHaveLength(1);
  });
});

describe('a profile in sight', () => {
  it('counts after 1.5 seconds, unless it is left before', () => {
    const { visit, sight } = aProfileVisit();
    const count = vi.fn<() => void>();
    visit.whenSeen(count)();
    sight.pass(1500);
    visit.whenSeen(count);
    sight.pass(1499);
    expect(count).not.toHaveBeenCalled();
    sight.pass(1);
    sight.pass(1500);
    expect(count).toHaveBeenCalledOnce();
  });
});

describe('a return to a profile', () => {
  it('within half an hour continues the visit, even after a crash, and is another one later', async () => {
    const rows = new MemoryRows();
    const first = aProfileVisit(rows);
    await first.visit.begin(student, job);
    vi.advanceTimersByTime(29 * minute);
    await first.visit.begin(student, job);
    const restarted = aProfileVisit(rows);
    await restarted.visit.begin(student, job);
    const counts = ({ notifications, board }: typeof first) => [notifications.asked.length, board.asked.length];
    expect([counts(first), counts(restarted)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    vi.advanceTimersByTime(30 * minute);
    await first.visit.begin(student, job);
    expect(counts(first)).toEqual([2, 2]);
  });

  it('from another job or by another recruiter is another visit', async () => {
    const rows = new MemoryRows();
    const { visit, board } = aProfileVisit(rows);
    await visit.begin(student, job);
    await visit.begin(student, aJob('job-2'));
    expect(board.asked).toHaveLength(2);
    const other = aProfileVisit(rows, 'account-2');
    await other.visit.begin(student, job);
    expect(other.notifications.asked).toHaveLength(1);
  });

  it('is on disk before the notification leaves', async () => {
    const rows = new MemoryRows();
    const { visit, notifications } = aProfileVisit(rows);
    const writing = Promise.withResolvers<boolean>();
    vi.spyOn(rows, 'write').mockReturnValue(writing.promise);
    const begun = visit.begin(student, job);
    await vi.advanceTimersByTimeAsync(0);
    expect(notifications.asked).toEqual([]);
    writing.resolve(true);
    await begun;
    expect(notifications.asked).toHaveLength(1);
  });

  it('in another tab continues the visit, which is announced', async () => {
    const one = aProfileVisit();
    const two = aProfileVisit(one.rows, 'account-1', one.tabs.another());
    const heard: unknown[] = [];
    two.tabs.subscribe((change) => heard.push(change));
    await one.visit.begin(student, job);
    await two.visit.begin(student, job);
    expect([one.notifications.asked.length, two.notifications.asked]).toEqual([1, []]);
    expect(heard).toEqual([{ about: 'viewed', id: 'job-1', value: student }]);
  });
});

function aJob(id: string) {
  return { id: jobId(id), takesViews: async () => true };
}

/** `rows`: what a crash leaves. */
function aProfileVisit(rows = new MemoryRows(), account = 'account-1', tabs = new FakeTabs()) {
  const board = aJobBoard();
  const notifications = someNotifications();
  const session = new FakeSession({ ...aSession(), accountId: accountId(account) });
  const sight = aSight();
  const visit = new ProfileVisit(board, notifications, new DeviceVisits(rows, session), session, tabs, sight);
  return { visit, board, notifications, tabs, sight, rows };
}
