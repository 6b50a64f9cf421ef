import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { testContainer } from '../../../testing/container.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { JobCandidates } from './job-candidates.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });

describe('the candidates of a job', () => {
  it('are loaded by the ids of the applicants', async () => {
    const { candidates, directory } = await someCandidates({ applicants: [asha.id, kabir.id] });
    expect(directory.asked).toEqual([['byIds', [asha.id, kabir.id]]]);
    expect(candidates.applicants.list.value).toEqual([asha, kabir]);
  });

  it('include the recommended and the shortlisted ones', async () => {
    const { candidates } = await someCandidates();
    expect([candidates.recommended.value, candidates.shortlist.list.value]).toEqual([[kabir], [asha]]);
  });

  it('are all counted once the first page has loaded', async () => {
    const applied = Array.from({ length: 201 }, (_, index) => studentId(`student-${index}`));
    const { candidates, directory } = await someCandidates({ applicants: applied }, failure('unreachable'));
    expect(candidates.countOf('applicants')).toBeNull();
    directory.answers.byIds = success(applied.slice(0, 200).map((id) => aCandidate({ id })));
    await candidates.applicants.list.load();
    expect([candidates.countOf('applicants'), candidates.idsOf('applicants')]).toEqual([201, applied]);
    expect([candidates.countOf('recommended'), candidates.idsOf('recommended')]).toEqual([1, [kabir.id]]);
    expect([candidates.countOf('shortlisted'), candidates.idsOf('shortlisted')]).toEqual([null, []]);
  });
});

async function someCandidates(job: Partial<Job> = {}, problem: Outcome<never> | null = null) {
  const { container, directory, shortlists, notices } = testContainer();
  directory.answers.byIds = problem ?? success([asha, kabir]);
  shortlists.answers.recommended = success([kabir]);
  shortlists.answers.candidates = problem ?? success([asha]);
  const services = { store: container.get(ServiceStore), shortlists: container.get(JobShortlists), notices };
  const candidates = new JobCandidates(anActiveJob(job), services);
  candidates.load();
  const lists = [candidates.applicants.list, candidates.recommended, candidates.shortlist.list];
  await when(() => lists.every((list) => list.state !== 'loading'));
  return { candidates, directory, shortlists };
}
