import type { Job } from '@glo/domain/jobs/job';
import { jobPlace } from '@glo/domain/jobs/job-order';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../../navigation/addresses.ts';
import { followLink } from '../../../ui/actions/click-handlers.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { FunnelBar, type FunnelBarProps } from '../FunnelBar.tsx';
import type { JobReviews } from '../../review/jobs/job-reviews.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { texts } from '../texts.ts';
import type { JobShortlists } from '../../shortlist/job-shortlists.ts';
import styles from './JobCards.module.css';
import glow from '../Pill.module.css';

interface JobCardsProps {
  readonly jobs: readonly Job[];
  readonly shortlists: JobShortlists;
  readonly reviews: JobReviews;
}

export const JobCards = observer(function JobCards({ jobs, shortlists, reviews }: JobCardsProps) {
  return (
    <ul className={styles.cards}>
      {jobs.map((job) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it is there for the keyboard
        <li key={job.id} className={styles.card} onClick={followLink}>
          <JobCard job={job} shortlisted={shortlists.countOf(job.id)} reviews={reviews} />
        </li>
      ))}
    </ul>
  );
});

const JobCard = observer(function JobCard({
  job,
  shortlisted,
  reviews,
}: FunnelBarProps & Pick<JobCardsProps, 'reviews'>) {
  const { title, type, createdAt, applicantCount, status } = job;
  const toReview = reviews.countOf(job);
  const about = [jobPlace(job), type].filter(Boolean).join(' · ');
  return (
    <>
      <div>
        <a className={cx(styles.title, 'truncated')} href={opportunityPath(job.id)} title={title}>
          {title}
        </a>
        <Row as="p" gap={3} justify="between" size={1} tone="subtle">
          <span className={styles.date}>{longDate(createdAt)}</span>
          {about !== '' && (
            <span className="truncated" title={about}>
              {about}
            </span>
          )}
        </Row>
      </div>
      <FunnelBar job={job} shortlisted={shortlisted} />
      <p className={styles.counts}>
        <strong>{texts.applicantCount(applicantCount)}</strong>
        <span>
          <span className={styles.number}>{` ${shortlisted === null ? texts.unknown : grouped(shortlisted)}`}</span>
          <span>{` ${texts.shortlisted} `}</span>
        </span>
        {status === 'ACTIVE' && (
          <span title={toReview === null ? undefined : reviews.meaningOf(job)}>
            <span className={cx(styles.number, Boolean(toReview) && glow.pill)}>
              {toReview === null ? texts.unknown : grouped(toReview)}
            </span>
            <span>{` ${texts.toReviewUnit}`}</span>
          </span>
        )}
      </p>
    </>
  );
});

export function JobCardsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={styles.cards}>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card} className={styles.card}>
            <Stack gap={2}>
              <Skeleton width="64%" height={14} />
              <Skeleton width="40%" height={14} />
            </Stack>
            <Skeleton height={8} />
            <Skeleton width="80%" height={40} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
