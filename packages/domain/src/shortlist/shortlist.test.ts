import { describe, expect, it } from 'vitest';
import { shortlistedMessage } from '../candidates/notifications.ts';
import { failure } from '../shared/outcome.ts';
import { aCandidate, jobId } from '../testing/builders.ts';
import { aLeaving, someNotifications, someShortlists } from '../testing/hiring.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { Shortlisting } from './shortlist.ts';

describe('shortlisting', () => {
  it('notifies the student once', async () => {
    const { shortlisting, shortlists, notifications } = aShortlisting();
    expect(await shortlisting.add(jobId('job-1'), aCandidate(), 0, null)).toMatchObject({ ok: true });
    expect(shortlists.asked).toEqual([['add', 'job-1', aCandidate()]]);
    expect(notifications.asked).toEqual([['send', ['student-1'], shortlistedMessage]]);
    expect(shortlistedMessage).toBe('Brighten up! You are shortlisted for an opportunity!!');
  });

  it('notifies no student after a refusal', async () => {
    const { shortlisting, shortlists, notifications } = aShortlisting();
    shortlists.answers.add = failure('refused', 'Not your job.');
    expect(await shortlisting.add(jobId('job-1'), aCandidate(), 0, null)).toEqual(failure('refused', 'Not your job.'));
    expect(notifications.asked).toEqual([]);
  });
});

describe('shortlisting in two tabs', () => {
  it.each(['alone', 'with others'])('shortlists and notifies once: %s', async (how) => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    const together = how === 'alone' ? null : two.shortlisting.notifyTogether();
    const results = await Promise.all([
      one.shortlisting.add(jobId('job-1'), aCandidate(), 0, null),
      two.shortlisting.add(jobId('job-1'), aCandidate(), 0, together),
    ]);
    await together?.send();
    expect(results).toEqual([{ ok: true, value: undefined }, { elsewhere: expect.any(String) }]);
    expect([one.notifications.asked.length, two.notifications.asked, two.shortlists.asked]).toEqual([1, [], []]);
  });

  it('repeats after a reload of the list, and in the same tab', async () => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    const add = ({ shortlisting }: typeof one, readAt: number) =>
      shortlisting.add(jobId('job-1'), aCandidate(), readAt, null);
    await add(one, 0);
    expect([await add(one, 0), await add(two, Date.now() + 1)]).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

function aShortlisting(tabs = new FakeTabs()) {
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const shortlisting = new Shortlisting(shortlists, notifications, aLeaving(), tabs);
  return { shortlisting, shortlists, notifications, tabs };
}
