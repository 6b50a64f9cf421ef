import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../navigation/addresses.ts';
import { followLink } from '../../ui/actions/follow-link.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { FunnelBar, FunnelKey, FunnelScale } from '../hiring/FunnelBar.tsx';
import type { ShortlistedCounts } from '../hiring/shortlisted-counts.ts';
import { texts as shared } from '../hiring/texts.ts';
import styles from './JobTable.module.css';
import { texts } from './texts.ts';

interface JobTableProps {
  readonly label: string;
  readonly jobs: readonly Job[];
  readonly shortlisted: ShortlistedCounts;
  readonly scale: number;
}

export const JobTable = observer(function JobTable({ label, jobs, shortlisted, scale }: JobTableProps) {
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.job}</th>
            <th scope="col" className={styles.picture}>
              <FunnelScale scale={scale} />
            </th>
            <th scope="col">
              <FunnelKey stage="applied">{shared.applied}</FunnelKey>
            </th>
            <th scope="col">
              <FunnelKey stage="viewed">{shared.viewed}</FunnelKey>
            </th>
            <th scope="col">
              <FunnelKey stage="shortlisted">{shared.shortlisted}</FunnelKey>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Row key={job.id} job={job} shortlisted={shortlisted.known.get(job.id) ?? null} scale={scale} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps {
  readonly job: Job;
  readonly shortlisted: number | null;
  readonly scale: number;
}

function Row({ job, shortlisted, scale }: RowProps) {
  return (
    <tr onClick={followLink}>
      <th scope="row">
        <a className={styles.title} href={opportunityPath(job.id)} title={job.title}>
          {job.title}
        </a>
        <span className={styles.date}>{longDate(job.createdAt)}</span>
      </th>
      <td className={styles.picture}>
        <FunnelBar job={job} shortlisted={shortlisted} scale={scale} />
      </td>
      <td className={styles.strong}>{shared.applicantCount(job.applicantCount)}</td>
      <td>{grouped(viewedCount(job))}</td>
      <td>{shortlisted === null ? shared.unknown : grouped(shortlisted)}</td>
    </tr>
  );
}
