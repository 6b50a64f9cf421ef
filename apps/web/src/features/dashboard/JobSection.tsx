import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { opportunityPath } from '../../navigation/addresses.ts';
import type { Resource } from '../../state/resource.ts';
import { followLink } from '../../ui/actions/click-handlers.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { FunnelBar, type FunnelBarProps, FunnelKey } from '../jobs/FunnelBar.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import table from '../jobs/JobTable.module.css';
import { texts as shared } from '../jobs/texts.ts';
import { Loaded } from '../Loaded.tsx';
import type { JobShortlists } from '../shortlist/job-shortlists.ts';
import styles from './JobSection.module.css';
import { texts } from './texts.ts';

interface JobTableProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly shortlists: JobShortlists;
}

interface JobSectionProps extends JobTableProps {
  readonly href: string;
  readonly resource: Resource<readonly Job[]>;
  readonly none: string;
  readonly help: string | null;
}

export const JobSection = observer(function JobSection(props: JobSectionProps) {
  const { title, href, resource, none, help } = props;
  return (
    <section aria-label={title}>
      <Row gap={4} justify="between" wrap rowGap={0}>
        <h2>{title}</h2>
        {resource.value?.length !== 0 && (
          <TextLink quiet href={href}>
            <span>{texts.viewAll}</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </TextLink>
        )}
      </Row>
      <Stack space={{ marginTop: resource.state === 'failed' || resource.request.slow ? 3 : undefined }}>
        <Loaded
          asRow
          resource={resource}
          name={title}
          skeleton={
            <Loading label={texts.loading(title)}>
              <JobRowsSkeleton />
            </Loading>
          }
        >
          {(all) =>
            all.length > 0 ? (
              <JobTable {...props} />
            ) : (
              <Text tone="muted" space={{ marginTop: 2 }}>
                <Text as="strong" weight="medium" tone="ink">
                  {none}
                </Text>
                {help !== null && <span>{` ${help}`}</span>}
              </Text>
            )
          }
        </Loaded>
      </Stack>
    </section>
  );
});

const JobTable = observer(function JobTable({ title, jobs, shortlists }: JobTableProps) {
  return (
    <div className={styles.wide}>
      <table className={cx(table.table, styles.table)} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.job}>
              {texts.job}
            </th>
            <th scope="col" className={cx(table.wide, styles.picture)}>
              <span className="visually-hidden">{shared.progress}</span>
            </th>
            <th scope="col" className={cx(table.number, styles.applied)}>
              <FunnelKey stage="applied">{shared.applied}</FunnelKey>
            </th>
            <th scope="col" className={table.number}>
              <FunnelKey stage="viewed">{shared.viewed}</FunnelKey>
            </th>
            <th scope="col" className={table.number}>
              <FunnelKey stage="shortlisted">{shared.shortlisted}</FunnelKey>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} shortlisted={shortlists.countOf(job.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function JobRow({ job, shortlisted }: FunnelBarProps) {
  return (
    <tr onClick={followLink}>
      <th scope="row">
        <a className={cx(table.title, 'truncated')} href={opportunityPath(job.id)} title={job.title}>
          {job.title}
        </a>
        <Text as="span" size={1} tone="subtle">
          {longDate(job.createdAt)}
        </Text>
      </th>
      <td className={table.wide}>
        <FunnelBar job={job} shortlisted={shortlisted} />
      </td>
      <td className={table.number}>{shared.applicantCount(job.applicantCount)}</td>
      <td className={table.number}>{grouped(viewedCount(job))}</td>
      <td className={table.number}>{shortlisted === null ? shared.unknown : grouped(shortlisted)}</td>
    </tr>
  );
}

export function JobRowsSkeleton() {
  return (
    <div>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="208px" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
