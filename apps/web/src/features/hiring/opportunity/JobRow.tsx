import { texts } from '../texts.ts';
import { Count } from '../../../ui/display/Count.tsx';
import { RailItem } from '../../../ui/layout/RailItem.tsx';
import styles from '../../../ui/layout/RailItem.module.css';

interface JobRowProps {
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly applicants: number;
  readonly toReview: number;
  readonly current: boolean;
}

export function JobRow({ href, title, date, applicants, toReview, current }: JobRowProps) {
  return (
    <RailItem href={href} current={current}>
      <span className={styles.line}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        {toReview > 0 && (
          <Count
            value={toReview}
            unit={texts.toReviewUnit}
            means={texts.toReviewMeans(toReview)}
            tone={current ? 'glow' : 'quiet'}
          />
        )}
      </span>
      <span className={styles.meta}>
        <span>{date}</span> <span>{texts.applicantCount(applicants)}</span>
      </span>
    </RailItem>
  );
}
