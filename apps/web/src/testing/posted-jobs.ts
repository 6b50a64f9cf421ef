import type { JobBoard } from '@glo/domain/jobs/job-board';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobCache } from '../state/jobs/job-cache.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { someDeviceUseCases } from './fakes/kept-verdicts.ts';
import { PostedJobs } from '../state/jobs/posted-jobs.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session-state.ts';

export function somePostedJobs(
  board: JobBoard,
  session: SessionState,
  notices: Notices,
  lifecycle = new JobLifecycle(board, new JobDraftState(), session, new FakeTabs()),
  tabs = new FakeTabs(),
) {
  return {
    posted: new PostedJobs(board, lifecycle, session, notices, tabs, {
      load: async () => someDeviceUseCases(session),
      outbox: async () => null,
    }),
    cache: new JobCache(lifecycle, session),
    lifecycle,
    tabs,
  };
}
