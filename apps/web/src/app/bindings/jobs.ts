import { Api } from '@glo/adapters/http/api';
import { HttpJobBoard } from '@glo/adapters/recruiter-api/http-job-board';
import { ActivityLog } from '@glo/domain/activity/activity';
import { jobEvents, withRecording } from '@glo/domain/activity/recorded';
import { CurrentSession } from '@glo/domain/account/session';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobDrafts } from '@glo/domain/jobs/job-draft';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { Tabs } from '@glo/domain/shared/tabs';
import { ContainerModule } from 'inversify';
import { provide } from './provide.ts';

export const jobs = new ContainerModule((options) => {
  const { bind } = options;
  bind(JobBoard).toResolvedValue(
    (api, log) => withRecording(new HttpJobBoard(api), jobEvents, log),
    [Api, ActivityLog],
  );
  provide(options, JobLifecycle, JobLifecycle, [JobBoard, JobDrafts, CurrentSession, Tabs]);
});
