import { describe, expect, it } from 'vitest';
import { shortlistedMessage } from '../candidates/notifications.ts';
import { failure } from '../shared/outcome.ts';
import { aCandidate, jobId } from '../testing/builders.ts';
import { aLeaving, someNotifications, someShortlists } from '../testing/hiring.ts';
import { Shortlisting } from './shortlist.ts';

describe('shortlisting', () => {
  it('lets the student know, once', async () => {
    const { shortlisting, shortlists, notifications } = aShortlisting();
    expect(await shortlisting.add(jobId('job-1'), aCandidate())).toMatchObject({ ok: true });
    expect(shortlists.asked).toEqual([['add', 'job-1', aCandidate()]]);
    expect(notifications.asked).toEqual([['send', ['student-1'], shortlistedMessage]]);
    expect(shortlistedMessage).toBe('Brighten up! You are shortlisted for an opportunity!!');
  });

  it('that is refused tells nobody', async () => {
    const { shortlisting, shortlists, notifications } = aShortlisting();
    shortlists.answers.add = failure('refused', 'Not your job.');
    expect(await shortlisting.add(jobId('job-1'), aCandidate())).toEqual(failure('refused', 'Not your job.'));
    expect(notifications.asked).toEqual([]);
  });
});

function aShortlisting() {
  const shortlists = someShortlists();
  const notifications = someNotifications();
  return { shortlisting: new Shortlisting(shortlists, notifications, aLeaving()), shortlists, notifications };
}
