import { type Job, viewedCount } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../navigation/addresses.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { JobCard } from './JobCard.tsx';
import { JobCardSkeleton } from './JobCardSkeleton.tsx';
import { Loading } from '../../ui/feedback/Skeleton.tsx';
import styles from './JobCards.module.css';

interface JobCardsProps {
  readonly jobs: readonly Job[];
  /** Three columns, however wide the page. */
  readonly inThree?: boolean;
  /** How many are shortlisted for a job, where that is known; without it the cards do not say. */
  readonly shortlistedCounts?: ReadonlyMap<JobId, number>;
}

/** Posted jobs as cards; each leads to its candidates. */
export const JobCards = observer(function JobCards({ jobs, inThree = false, shortlistedCounts }: JobCardsProps) {
  return (
    <ul className={cx(styles.cards, inThree && styles.three)}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            href={opportunityPath(job.id)}
            title={job.title}
            date={longDate(job.createdAt)}
            applicants={job.applicantCount}
            viewed={viewedCount(job)}
            shortlisted={shortlistedCounts && (shortlistedCounts.get(job.id) ?? null)}
            past={job.status === 'CLOSED'}
          />
        </li>
      ))}
    </ul>
  );
});

export function JobCardsSkeleton({
  label,
  cards,
  inThree = false,
}: {
  label: string;
  cards: number;
  inThree?: boolean;
}) {
  return (
    <Loading label={label}>
      <div className={cx(styles.cards, inThree && styles.three)}>
        {Array.from({ length: cards }, (_, index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
}
