import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { jobPlace } from '@glo/domain/jobs/job-order';
import { toReviewCount } from '@glo/domain/jobs/job-progress';
import { longDate } from '@glo/domain/shared/dates';
import { opportunityPath } from '../../navigation/addresses.ts';
import { followLink } from '../../ui/actions/follow-link.ts';
import { FunnelBar } from '../hiring/FunnelBar.tsx';
import { texts } from '../hiring/texts.ts';
import styles from './JobCards.module.css';
import pill from './ReviewCount.module.css';

interface JobCardsProps {
  readonly jobs: readonly Job[];
  /** How many applicants a full bar stands for. */
  readonly scale: number;
}

/** Posted jobs as cards; each leads to its candidates. */
export function JobCards({ jobs, scale }: JobCardsProps) {
  return (
    <ul className={styles.cards}>
      {jobs.map((job) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it is there for the keyboard
        <li key={job.id} className={styles.card} onClick={followLink}>
          <JobCard job={job} scale={scale} />
        </li>
      ))}
    </ul>
  );
}

function JobCard({ job, scale }: { readonly job: Job; readonly scale: number }) {
  const { title, type, createdAt, applicantCount } = job;
  const toReview = toReviewCount(job);
  const about = [jobPlace(job), type].filter(Boolean).join(' · ');
  return (
    <>
      <div>
        <a className={styles.title} href={opportunityPath(job.id)} title={title}>
          {title}
        </a>
        <p className={styles.meta}>
          <span className={styles.date}>{longDate(createdAt)}</span>
          {about !== '' && (
            <span className="truncated" title={about}>
              {about}
            </span>
          )}
        </p>
      </div>
      <FunnelBar job={job} shortlisted={null} scale={scale} />
      <p className={styles.counts}>
        <strong>{texts.applicantCount(applicantCount)}</strong> <span>{texts.viewedCount(viewedCount(job))}</span>{' '}
        {toReview > 0 && <span className={pill.count}>{texts.toReview(toReview)}</span>}
      </p>
    </>
  );
}
