import { Funnel } from './Funnel.tsx';
import styles from './JobCard.module.css';
import { texts } from './texts.ts';

interface JobCardProps {
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly applicants: number;
  /** How many of them were viewed and shortlisted: undefined where it is not requested, null while unknown. */
  readonly viewed?: number | null | undefined;
  readonly shortlisted?: number | null | undefined;
  /** Closed: a paler picture. */
  readonly past?: boolean;
}

/** A posted job: how far its applicants have come. */
export function JobCard({ href, title, date, applicants, viewed, shortlisted, past = false }: JobCardProps) {
  const stages = [
    { label: texts.applicants, value: applicants },
    ...(viewed === undefined ? [] : [{ label: texts.viewed, value: viewed }]),
    ...(shortlisted === undefined ? [] : [{ label: texts.shortlisted, value: shortlisted }]),
  ];
  return (
    <a className={styles.card} href={href}>
      <span className={styles.head}>
        <span className={styles.title} title={title}>
          {title}
        </span>
        <span className={styles.date}>{date}</span>
      </span>
      <Funnel stages={stages} past={past} />
    </a>
  );
}
