import { jobPlace } from '@glo/domain/jobs/job-order';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { opportunityPath } from '../../navigation/addresses.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Count } from '../../ui/display/Count.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { ChevronRight } from '../../ui/tokens/icons.ts';
import { Loaded } from '../Loaded.tsx';
import styles from './ActiveJobs.module.css';
import type { CompanyJobs } from './company-jobs.ts';
import page from './CompanyPageView.module.css';
import { texts } from './texts.ts';

interface ActiveJobsProps {
  readonly jobs: CompanyJobs;
  readonly isUnconfirmed: boolean;
}

export const ActiveJobs = observer(function ActiveJobs({ jobs, isUnconfirmed }: ActiveJobsProps) {
  const id = useId();
  const count = jobs.all.length;
  // Zero own jobs does not mean zero if colleagues' jobs are hidden.
  const isCounted = count > 0 || !isUnconfirmed;
  return (
    <section className={page.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{texts.activeJobs}</h2>
        {jobs.isComplete && isCounted && <Count value={count} unit={texts.jobUnit(count)} />}
        {jobs.isArranged && count > 1 && jobs.late.length === 0 && (
          <span className={styles.order}>{texts.newestFirst}</span>
        )}
      </div>
      <div className={cx(jobs.own.state === 'failed' && page.frame)}>
        <Loaded resource={jobs.own} name={texts.activeJobs} skeleton={<JobsSkeleton />}>
          {() =>
            jobs.isArranged ? (
              <div className={page.section}>
                {isCounted && <List jobs={jobs} labelledBy={id} />}
                {jobs.isIncomplete && <ErrorState row title={texts.someNotLoaded} onRetry={jobs.retryFailed} />}
                {jobs.isWaiting && <JobsSkeleton rows={1} />}
                {isUnconfirmed && <p className="muted">{texts.colleaguesJobs}</p>}
              </div>
            ) : (
              <JobsSkeleton />
            )
          }
        </Loaded>
      </div>
    </section>
  );
});

const List = observer(function List({ jobs, labelledBy }: { readonly jobs: CompanyJobs; readonly labelledBy: string }) {
  if (jobs.all.length === 0) return jobs.isComplete && <p className="muted">{texts.noJobs}</p>;
  return (
    <div>
      <ul aria-labelledby={labelledBy}>
        {jobs.shown.map(({ job, by }) => (
          <li key={job.id} className={styles.row}>
            <a className={styles.job} href={opportunityPath(job.id)}>
              <span className={styles.words}>
                <span className="truncated medium" title={job.title}>
                  {job.title}
                </span>
                <span className="small subtle">
                  {[jobPlace(job), job.type, by === null ? texts.postedByYou : texts.postedBy(by)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className={styles.date}>{longDate(job.createdAt)}</span>
              <ChevronRight />
            </a>
          </li>
        ))}
      </ul>
      {jobs.hiddenCount > 0 && (
        <div className={styles.more}>
          <Button onClick={jobs.showMore}>{texts.showMore(jobs.hiddenCount)}</Button>
        </div>
      )}
    </div>
  );
});

export function JobsSkeleton({ rows = 3 }: { readonly rows?: number }) {
  return (
    <Loading label={texts.loadingJobs}>
      <div>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton width="56%" />
            <Skeleton width="32%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
