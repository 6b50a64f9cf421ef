import { Api } from '@glo/adapters/http/api';
import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { readJob } from '@glo/adapters/wire/job';
import { getActiveJobs, getJob, getPastJobs } from '@glo/adapters/wire/jobs';
import { getRecommended, getShortlisted } from '@glo/adapters/wire/shortlist';
import { DeviceRows } from '@glo/domain/device/device-rows';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Container } from 'inversify';
import { matchPath } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { pageSizes } from '../state/store/page-sizes.ts';

/** In milliseconds. */
const takenWithin = 10_000;

/** Opens the database, and requests the first data of a reloaded job or profile, while the code of the screen loads. */
export async function requestAhead(
  container: Container,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const session = container.get(SessionState);
  const account = session.current?.accountId;
  if (account === undefined) return;
  void container.get(DeviceRows).isReady();
  const api = container.get(Api);
  session.onOwnerChange(() => api.forgetAhead());
  const jobId = new URLSearchParams(search).get('job');
  const studentId = matchPath(paths.candidate, pathname)?.params.id;
  if (studentId !== undefined) await requestProfile(api, studentId, jobId);
  else if (jobId !== null && matchPath(paths.opportunity, pathname)) {
    await requestJob(api, jobId, account, () => session.current?.accountId === account);
  }
  // An answer that the screen has no use for would be out of date for a later one.
  setTimeout(() => api.forgetAhead(), takenWithin);
}

async function requestProfile(api: Api, student: string, jobId: string | null): Promise<void> {
  const query = { student_id: student };
  await Promise.all([
    api.sendAhead(getProfileData, { query }),
    api.sendAhead(getGloScore, { query }),
    api.sendAhead(getPosts, { query: { post_owner_user_id: student } }),
    jobId !== null && api.sendAhead(getJob, { params: { jobId } }),
    jobId !== null && api.sendAhead(getShortlisted, { params: { jobId } }),
  ]);
}

/** The job, its lists, and the jobs of the same status, which the screen lists beside it. */
async function requestJob(api: Api, jobId: string, account: AccountId, isSignedIn: () => boolean): Promise<void> {
  const params = { jobId };
  const lists = [api.sendAhead(getRecommended, { params }), api.sendAhead(getShortlisted, { params })];
  const answer = await api.sendAhead(getJob, { params });
  if (!answer.ok || !isSignedIn()) return;
  const { applicants, status } = readJob(answer.value.job, 'ACTIVE');
  const first = applicants.slice(0, pageSizes.first);
  const jobs = status === 'ACTIVE' ? getActiveJobs : getPastJobs;
  await Promise.all([
    ...lists,
    first.length > 0 && api.sendAhead(getCandidatesByIds, { body: { applicants_ids: first } }),
    api.sendAhead(jobs, { params: { recruiterId: account } }),
  ]);
}
