import { toReviewCount } from '@glo/domain/jobs/job-progress';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../../navigation/addresses.ts';
import { JobRow } from './JobRow.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FindAmong } from '../../FindAmong.tsx';
import { Loaded } from '../../Loaded.tsx';
import { texts } from '../texts.ts';
import styles from './JobRail.module.css';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

export const JobRail = observer(function JobRail({ presenter }: { readonly presenter: OpportunityPresenter }) {
  return (
    <Loaded resource={presenter.jobs} what={texts.jobs} skeleton={<RowsSkeleton />}>
      {(all) => (
        <FindAmong label={texts.find} items={all} textOf={({ title }) => title}>
          {(jobs) => (
            <ul>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobRow
                    href={opportunityPath(job.id)}
                    title={job.title}
                    date={longDate(job.createdAt)}
                    applicants={job.applicantCount}
                    toReview={toReviewCount(job)}
                    current={job.id === presenter.chosen}
                  />
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
        <div key={row} className={styles.row}>
          <Skeleton width="72%" />
          <Skeleton width="48%" height={10} />
        </div>
      ))}
    </Loading>
  );
}
