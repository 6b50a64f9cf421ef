import type { Job } from '@glo/domain/jobs/job';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../state/resource.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Loaded } from '../Loaded.tsx';
import styles from './DashboardView.module.css';
import { texts } from './texts.ts';

interface JobSectionProps {
  readonly title: string;
  readonly href: string;
  readonly resource: Resource<readonly Job[]>;
  readonly none: string;
  readonly help: string | null;
  readonly children: ReactNode;
}

export const JobSection = observer(function JobSection(props: JobSectionProps) {
  const { title, href, resource, none, help, children } = props;
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {resource.value?.length !== 0 && (
          <TextLink quiet href={href}>
            <span>{texts.viewAll}</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </TextLink>
        )}
      </div>
      <div className={cx((resource.state === 'failed' || resource.request.slow) && styles.note)}>
        <Loaded asRow resource={resource} what={title} skeleton={<JobsSkeleton label={texts.loading(title)} />}>
          {(jobs) =>
            jobs.length > 0 ? (
              children
            ) : (
              <p className={styles.none}>
                <strong>{none}</strong>
                {help !== null && <span>{` ${help}`}</span>}
              </p>
            )
          }
        </Loaded>
      </div>
    </section>
  );
});

function JobsSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div>
        <JobRowsSkeleton />
      </div>
    </Loading>
  );
}

export function JobRowsSkeleton() {
  return [0, 1, 2].map((row) => (
    <div key={row} className={styles.row}>
      <Skeleton width="208px" />
      <Skeleton />
    </div>
  ));
}
