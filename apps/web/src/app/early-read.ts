import { Api } from '@glo/adapters/http/api';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { readJob } from '@glo/adapters/wire/job';
import { getActiveJobs, getJob, getPastJobs } from '@glo/adapters/wire/jobs';
import { getRecommended, getShortlisted } from '@glo/adapters/wire/shortlist';
import type { Container } from 'inversify';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { pageSizes } from '../state/store/page-sizes.ts';

/** In milliseconds. */
const takenWithin = 10_000;

/** Requests what /opportunitypage shows first while its code loads: the job, its lists and the other jobs beside it. */
export async function requestJobAhead(
  container: Container,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const session = container.get(SessionState);
  const owner = session.current;
  const jobId = new URLSearchParams(search).get('job');
  if (owner === null || jobId === null || pathname.toLowerCase() !== paths.opportunity) return;
  const api = container.get(Api);
  session.onOwnerChange(() => api.forgetAhead());
  const params = { jobId };
  const lists = [api.sendAhead(getRecommended, { params }), api.sendAhead(getShortlisted, { params })];
  const answer = await api.sendAhead(getJob, { params });
  if (!answer.ok || session.current?.accountId !== owner.accountId) return;
  const { applicants, status } = readJob(answer.value.job, 'ACTIVE');
  const first = applicants.slice(0, pageSizes.first);
  if (first.length > 0) void api.sendAhead(getCandidatesByIds, { body: { applicants_ids: first } });
  const jobs = status === 'ACTIVE' ? getActiveJobs : getPastJobs;
  await Promise.all([...lists, api.sendAhead(jobs, { params: { recruiterId: owner.accountId } })]);
  // An answer that the screen has no use for would be out of date for a later one.
  setTimeout(() => api.forgetAhead(), takenWithin);
}
