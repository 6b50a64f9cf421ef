import { success } from '@glo/domain/shared';
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

  it('are recommended and shortlisted as the service says', async () => {
    const { candidates } = await someCandidates();
    expect([candidates.recommended.value, candidates.shortlist.list.value]).toEqual([[kabir], [asha]]);
  });

  it('are viewed when a recruiter opened them from this job', async () => {
    const { candidates } = await someCandidates({ viewedApplicants: [asha.id] });
    expect([candidates.isViewed(asha.id), candidates.isViewed(kabir.id)]).toEqual([true, false]);
  });
});

async function someCandidates(job: Parameters<typeof anActiveJob>[0] = {}) {
  const directory = aCandidateDirectory();
  const shortlists = someShortlists();
  directory.answers.byIds = success([asha, kabir]);
  shortlists.answers.recommended = success([kabir]);
  shortlists.answers.candidates = success([asha]);
  const shortlisting = new Shortlisting(shortlists, someNotifications());
  const notices = new Notices();
  const candidates = new JobCandidates(anActiveJob(job), { directory, shortlists, shortlisting, notices });
  candidates.load();
  const lists = [candidates.applicants, candidates.recommended, candidates.shortlist.list];
  await when(() => lists.every((list) => list.state === 'ready'));
  return { candidates, directory };
}
