import { shortlistedMessage } from '@glo/domain/candidates';
import { failure, success } from '@glo/domain/shared';
import { Shortlisting } from '@glo/domain/shortlist';
import { aCandidate, jobId, someNotifications, someShortlists, studentId } from '@glo/domain/testing';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { JobShortlist } from './job-shortlist.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });

describe('shortlisting', () => {
  it('shows at once, tells the student once, and asks the service once however often it is pressed', async () => {
    const { shortlist, shortlists, notifications } = await aShortlist();
    const first = shortlist.toggle(asha);
    const second = shortlist.toggle(asha);
    expect(shortlist.ids.has(asha.id)).toBe(true);
    expect(shortlist.busy.has(asha.id)).toBe(true);
    await Promise.all([first, second]);
    expect(shortlists.asked.filter(([method]) => method === 'add')).toEqual([['add', 'job-1', asha]]);
    expect(notifications.asked).toEqual([['send', asha.id, shortlistedMessage]]);
    expect(shortlist.busy.size).toBe(0);
  });

  it('that fails is taken back and says so', async () => {
    const { shortlist, shortlists, notices, notifications } = await aShortlist();
    shortlists.answers.add = failure('unreachable');
    await shortlist.toggle(asha);
    expect(shortlist.ids.size).toBe(0);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
    expect(notifications.asked).toEqual([]);
  });

  it('reads the list again when it could not be read before', async () => {
    const { shortlist, shortlists } = await aShortlist({ fails: true });
    shortlists.answers.candidates = success([asha]);
    await shortlist.toggle(asha);
    await when(() => shortlist.list.value !== null);
    expect(shortlist.ids.has(asha.id)).toBe(true);
  });
});

describe('removing from the shortlist', () => {
  it('says so', async () => {
    const { shortlist, shortlists, notices } = await aShortlist({ of: [asha, kabir] });
    await shortlist.toggle(asha);
    expect(shortlist.list.value).toEqual([kabir]);
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', asha.id]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!', durationMs: 5000 }]);
  });

  it('that fails puts the card back in its place', async () => {
    const { shortlist, shortlists, notices } = await aShortlist({ of: [asha, kabir] });
    shortlists.answers.remove = failure('server-error');
    await shortlist.toggle(asha);
    expect(shortlist.list.value).toEqual([asha, kabir]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });
});

async function aShortlist(given: { readonly of?: (typeof asha)[]; readonly fails?: boolean } = {}) {
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const notices = new Notices();
  shortlists.answers.candidates = given.fails ? failure('unreachable') : success(given.of ?? []);
  const shortlist = new JobShortlist(jobId('job-1'), shortlists, new Shortlisting(shortlists, notifications), notices);
  await shortlist.list.load();
  notices.dismissToast('server-failure');
  return { shortlist, shortlists, notifications, notices };
}
