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
import { Stack } from '../../ui/layout/Stack.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
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
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Row gap={2}>
        <h2 id={id}>{texts.activeJobs}</h2>
        {jobs.isComplete && isCounted && <Count value={count} unit={texts.jobUnit(count)} />}
        {jobs.isArranged && count > 1 && jobs.late.length === 0 && (
          <Text as="span" tone="subtle" space={{ marginLeft: 'auto' }}>
            {texts.newestFirst}
          </Text>
        )}
      </Row>
      <Loaded asRow resource={jobs.own} name={texts.activeJobs} skeleton={<JobsSkeleton />}>
        {() =>
          jobs.isArranged ? (
            <Stack gap={3}>
              {isCounted && <List jobs={jobs} labelledBy={id} />}
              {jobs.isIncomplete && <ErrorState row title={texts.someNotLoaded} onRetry={jobs.retryFailed} />}
              {jobs.isWaiting && <JobsSkeleton rows={1} />}
              {isUnconfirmed && <Text tone="muted">{texts.colleaguesJobs}</Text>}
            </Stack>
          ) : (
            <JobsSkeleton />
          )
        }
      </Loaded>
    </Stack>
  );
});

const List = observer(function List({ jobs, labelledBy }: { readonly jobs: CompanyJobs; readonly labelledBy: string }) {
  if (jobs.all.length === 0) return jobs.isComplete && <Text tone="muted">{texts.noJobs}</Text>;
  return (
    <div>
      <ul aria-labelledby={labelledBy} className={page.rows}>
        {jobs.shown.map(({ job, by }) => (
          <li key={job.id}>
            <a className={cx(styles.job, 'pressable')} href={opportunityPath(job.id)}>
              <Stack as="span">
                <Text as="span" weight="medium" className="truncated" title={job.title}>
                  {job.title}
                </Text>
                <Text as="span" size={1} tone="subtle">
                  {[jobPlace(job), job.type, by === null ? texts.postedByYou : texts.postedBy(by)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              <Text as="span" tone="subtle">
                {longDate(job.createdAt)}
              </Text>
              <ChevronRight />
            </a>
          </li>
        ))}
      </ul>
      {jobs.hiddenCount > 0 && (
        <Row space={{ paddingTop: 4 }}>
          <Button onClick={jobs.showMore}>{texts.showMore(jobs.hiddenCount)}</Button>
        </Row>
      )}
    </div>
  );
});

export function JobsSkeleton({ rows = 3 }: { readonly rows?: number }) {
  return (
    <Loading label={texts.loadingJobs}>
      <div>
        {Array.from({ length: rows }, (_, row) => (
          <Stack key={row} gap={2} space={{ paddingBlock: 4 }}>
            <Skeleton width="56%" />
            <Skeleton width="32%" />
          </Stack>
        ))}
      </div>
    </Loading>
  );
}
