import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { type JobOrder, jobPlace } from '@glo/domain/jobs/job-order';
import { placeLabel } from '@glo/domain/lookups/lookups';
import { longDate, shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { duplicatePath, jobDetailsPath, opportunityPath } from '../../../navigation/addresses.ts';
import type { Presented } from '../../screen.ts';
import { followLink } from '../../../ui/actions/click-handlers.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { ArrowDown, ArrowUp, Copy, FileText } from '../../../ui/tokens/icons.ts';
import { FunnelBar, type FunnelBarProps } from '../FunnelBar.tsx';
import type { JobReviews } from '../../review/jobs/job-reviews.ts';
import { Text } from '../../../ui/display/Text.tsx';
import table from '../JobTable.module.css';
import { texts as shared } from '../texts.ts';
import styles from './JobsTable.module.css';
import type { RecruitPresenter } from './recruit-presenter.ts';
import glow from '../Pill.module.css';
import { texts } from './texts.ts';

interface JobsTableProps extends Presented<RecruitPresenter> {
  readonly label: string;
  readonly jobs: readonly Job[];
}

export const JobsTable = observer(function JobsTable({ label, jobs, presenter }: JobsTableProps) {
  return (
    <table className={cx(table.table, styles.table)} aria-label={label}>
      <Head presenter={presenter} />
      <tbody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} shortlisted={presenter.shortlists.countOf(job.id)} reviews={presenter.reviews} />
        ))}
      </tbody>
    </table>
  );
});

const columns: readonly { readonly order: JobOrder; readonly look?: string | undefined }[] = [
  { order: 'title', look: styles.first },
  { order: 'place' },
  { order: 'type', look: table.wide },
  { order: 'newest', look: styles.date },
  { order: 'applicants', look: table.number },
  { order: 'review', look: table.number },
  { order: 'shortlisted', look: cx(table.number, table.wide) },
];

/** Nothing is left to review in closed jobs. */
const columnsOf = (status: JobStatus | null) =>
  columns.filter(({ order }) => order !== 'review' || status === 'ACTIVE');

/** The first press sorts these in descending order. */
const descendingFirst: ReadonlySet<JobOrder> = new Set(['newest', 'applicants', 'review', 'shortlisted']);

const Head = observer(function Head({ presenter }: Presented<RecruitPresenter>) {
  const { sorting } = presenter;
  return (
    <thead>
      <tr>
        {columnsOf(presenter.status).map(({ order, look }) => {
          const isSorted = sorting.order === order;
          const isDescending = descendingFirst.has(order) !== sorting.reversed;
          return (
            <th
              key={order}
              scope="col"
              className={look}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => presenter.sortBy(order)}>
                <span>{texts.columns[order]}</span>
                {isSorted && (isDescending ? <ArrowDown /> : <ArrowUp />)}
              </button>
            </th>
          );
        })}
        <th scope="col" className={styles.picture}>
          <span className="visually-hidden">{shared.progress}</span>
        </th>
      </tr>
    </thead>
  );
});

interface Reviewed {
  readonly reviews: JobReviews;
}

function Row({ job, shortlisted, reviews }: FunnelBarProps & Reviewed) {
  const { id, title, locations, type, createdAt, applicantCount } = job;
  return (
    <tr onClick={followLink}>
      <th scope="row">
        <a className={cx(table.title, 'truncated')} href={opportunityPath(id)} title={title}>
          {title}
        </a>
      </th>
      <td title={locations.map(placeLabel).join('; ')}>{jobPlace(job)}</td>
      <td className={table.wide}>{type}</td>
      <td title={longDate(createdAt)}>{shortDate(createdAt)}</td>
      <td className={table.number}>
        <span>{grouped(applicantCount)}</span>
        <span className="visually-hidden">{` ${shared.applicants}`}</span>
      </td>
      {job.status === 'ACTIVE' && (
        <td className={table.number}>
          <ReviewCount job={job} reviews={reviews} />
        </td>
      )}
      <td className={cx(table.number, table.wide)}>{shortlisted === null ? shared.unknown : grouped(shortlisted)}</td>
      <td className={styles.picture}>
        <div className={styles.bar}>
          <FunnelBar job={job} shortlisted={shortlisted} />
        </div>
        <span className={styles.actions}>
          <a href={jobDetailsPath(id)} data-tip={texts.manage} aria-label={texts.manageOf(title)}>
            <FileText />
          </a>
          <a href={duplicatePath(id)} data-tip={texts.duplicate} aria-label={texts.duplicateOf(title)}>
            <Copy />
          </a>
        </span>
      </td>
    </tr>
  );
}

const ReviewCount = observer(function ReviewCount({ job, reviews }: Reviewed & { readonly job: Job }) {
  const count = reviews.countOf(job);
  if (!count)
    return (
      <Text as="span" tone="subtle">
        {count ?? shared.unknown}
      </Text>
    );
  return (
    <a
      className={glow.pill}
      href={opportunityPath(job.id, undefined, 'undecided')}
      aria-label={shared.toReviewIn(count, job.title)}
      title={reviews.meaningOf(job)}
    >
      {grouped(count)}
    </a>
  );
});

export function JobsTableSkeleton() {
  return (
    <Loading label={shared.loading}>
      <div>
        <div className={styles.skeletonHead} />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className={styles.skeletonRow}>
            <Skeleton width="208px" />
            <Skeleton width="56px" />
            <Skeleton width="72px" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
