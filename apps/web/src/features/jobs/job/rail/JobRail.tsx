import type { Job } from '@glo/domain/jobs/job';
import { shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../../../navigation/addresses.ts';
import { Loading, Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { FindAmong } from '../../../FindAmong.tsx';
import { Loaded } from '../../../Loaded.tsx';
import type { Presented } from '../../../screen.ts';
import { Text } from '../../../../ui/display/Text.tsx';
import { texts } from '../../texts.ts';
import type { JobListPane } from './job-list-pane.ts';
import type { OpportunityPresenter } from '../opportunity-presenter.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { RailItem } from '../../../../ui/layout/RailItem.tsx';
import rail from '../../../../ui/layout/RailItem.module.css';

export const JobRail = observer(function JobRail({ presenter }: Presented<OpportunityPresenter>) {
  return (
    <Loaded resource={presenter.rail.list} name={texts.jobs} skeleton={<RowsSkeleton />}>
      {(all) => (
        <FindAmong label={texts.find} items={all} textOf={({ title }) => title}>
          {(jobs) => (
            <ul>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobRow job={job} current={job.id === presenter.address.job} pane={presenter.rail} />
                </li>
              ))}
            </ul>
          )}
        </FindAmong>
      )}
    </Loaded>
  );
});

function RowsSkeleton() {
  return (
    <Loading label={texts.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Stack key={row} gap={3} space={{ padding: 3 }}>
          <Skeleton width="72%" />
          <Skeleton width="48%" height={10} />
        </Stack>
      ))}
    </Loading>
  );
}

interface JobRowProps {
  readonly job: Job;
  readonly current: boolean;
  readonly pane: JobListPane;
}

const JobRow = observer(function JobRow({ job, current, pane }: JobRowProps) {
  const { reviews } = pane;
  const toReview = (job.status === 'ACTIVE' && reviews.countOf(job)) || 0;
  const facts = [shortDate(job.createdAt), texts.applicantCount(reviews.asShown(job).applicantCount)]
    .filter(Boolean)
    .join(' · ');
  return (
    <RailItem href={opportunityPath(job.id)} current={current} onPoint={() => !current && pane.pointAt(job)}>
      <span className={rail.name} title={job.title}>
        {job.title}
      </span>
      <span className={rail.meta}>
        <span className="truncated" title={facts}>{`${facts} `}</span>
        {toReview > 0 && (
          <Text as="strong" weight="strong" tone="ink" title={reviews.meaningOf(job)}>
            {texts.toReview(toReview)}
          </Text>
        )}
      </span>
    </RailItem>
  );
});
