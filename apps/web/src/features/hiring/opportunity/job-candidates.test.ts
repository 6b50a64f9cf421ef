import { shortlistedMessage } from '@glo/domain/candidates';
import { failure, success } from '@glo/domain/shared';
import { Shortlisting } from '@glo/domain/shortlist';
import {
  aCandidate,
  aCandidateDirectory,
  anActiveJob,
  someNotifications,
  someShortlists,
  studentId,
} from '@glo/domain/testing';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { JobCandidates } from './job-candidates.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });

describe('the candidates of a job', () => {
  it('are read by the ids of its applicants', async () => {
    const { candidates, directory } = await someCandidates({ applicants: [asha.id, kabir.id] });
    expect(directory.asked).toEqual([['byIds', [asha.id, kabir.id]]]);
    expect(candidates.applicants.value).toEqual([asha, kabir]);
  });

  it('are viewed when a recruiter opened them from this job', async () => {
    const { candidates } = await someCandidates({ viewedApplicants: [asha.id] });
    expect([candidates.isViewed(asha.id), candidates.isViewed(kabir.id)]).toEqual([true, false]);
  });
});

describe('shortlisting', () => {
  it('shows at once, tells the student once, and asks the service once however often it is pressed', async () => {
    const { candidates, shortlists, notifications } = await someCandidates();
    const first = candidates.toggle(asha);
    const second = candidates.toggle(asha);
    expect(candidates.shortlistedIds.has(asha.id)).toBe(true);
    expect(candidates.busy.has(asha.id)).toBe(true);
    await Promise.all([first, second]);
    expect(shortlists.asked.filter(([method]) => method === 'add')).toEqual([['add', 'job-1', asha]]);
    expect(notifications.asked).toEqual([['send', asha.id, shortlistedMessage]]);
    expect(candidates.busy.size).toBe(0);
  });

  it('that fails is taken back and says so', async () => {
    const { candidates, shortlists, notices, notifications } = await someCandidates();
    shortlists.answers.add = failure('unreachable');
    await candidates.toggle(asha);
    expect(candidates.shortlistedIds.size).toBe(0);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', durationMs: 2000 }]);
    expect(notifications.asked).toEqual([]);
  });

  it('reads the list again when it could not be read before', async () => {
    const { candidates, shortlists } = await someCandidates({}, { shortlistFails: true });
    shortlists.answers.candidates = success([asha]);
    await candidates.toggle(asha);
    await when(() => candidates.shortlisted.value !== null);
    expect(candidates.shortlistedIds.has(asha.id)).toBe(true);
  });
});

describe('removing from the shortlist', () => {
  it('says so', async () => {
    const { candidates, shortlists, notices } = await someCandidates({}, { shortlisted: [asha, kabir] });
    await candidates.toggle(asha);
    expect(candidates.shortlisted.value).toEqual([kabir]);
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', asha.id]);
    expect(notices.toasts).toMatchObject([{ text: 'Candidate Removed!', durationMs: 5000 }]);
  });

  it('that fails puts the card back in its place', async () => {
    const { candidates, shortlists, notices } = await someCandidates({}, { shortlisted: [asha, kabir] });
    shortlists.answers.remove = failure('server-error');
    await candidates.toggle(asha);
    expect(candidates.shortlisted.value).toEqual([asha, kabir]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
  });
});

interface Given {
  readonly shortlisted?: (typeof asha)[];
  readonly shortlistFails?: boolean;
}

async function someCandidates(job: Parameters<typeof anActiveJob>[0] = {}, given: Given = {}) {
  const directory = aCandidateDirectory();
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const notices = new Notices();
  directory.answers.byIds = success([asha, kabir]);
  shortlists.answers.candidates = given.shortlistFails ? failure('unreachable') : success(given.shortlisted ?? []);
  const shortlisting = new Shortlisting(shortlists, notifications);
  const candidates = new JobCandidates(anActiveJob(job), { directory, shortlists, shortlisting, notices });
  candidates.load();
  await when(
    () => ![candidates.applicants, candidates.recommended, candidates.shortlisted].some((list) => list.watch.pending),
  );
  notices.dismissToast('server-failure');
  return { candidates, directory, shortlists, notifications, notices };
}
