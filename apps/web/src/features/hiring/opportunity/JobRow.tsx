import { texts } from '../texts.ts';
import { RailItem } from '../../../ui/layout/RailItem.tsx';
import styles from '../../../ui/layout/RailItem.module.css';

interface JobRowProps {
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly applicants: number;
  readonly current: boolean;
}

/** A job in the rail. */
export function JobRow({ href, title, date, applicants, current }: JobRowProps) {
  return (
    <RailItem href={href} current={current}>
      <span className={styles.name} title={title}>
        {title}
      </span>
      <span className={styles.meta}>
        <span>{date}</span> <span>{texts.applicantCount(applicants)}</span>
      </span>
    </RailItem>
  );
}
