import type { Job } from '@glo/domain/jobs/job';
import { reviewPath } from '../../navigation/addresses.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { texts } from '../hiring/texts.ts';
import styles from './ReviewCount.module.css';

interface ReviewCountProps {
  readonly job: Pick<Job, 'id' | 'title'>;
  readonly count: number;
}

export function ReviewCount({ job, count }: ReviewCountProps) {
  if (count === 0) return <span className={styles.none}>0</span>;
  return (
    <a
      className={styles.count}
      href={reviewPath(job.id)}
      aria-label={texts.toReviewIn(count, job.title)}
      title={texts.toReviewMeans(count)}
    >
      {grouped(count)}
    </a>
  );
}
