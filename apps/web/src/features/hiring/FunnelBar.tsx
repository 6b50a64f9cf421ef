import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { funnelParts } from '@glo/domain/jobs/job-progress';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './FunnelBar.module.css';
import { texts } from './texts.ts';

export interface FunnelBarProps {
  readonly job: Job;
  /** `null` while unknown. */
  readonly shortlisted: number | null;
}

type Stage = 'applied' | 'viewed' | 'shortlisted';

const stages: readonly Stage[] = ['shortlisted', 'viewed', 'applied'];

/** Decorative: the counts are beside it. The full width is the job's own applicants. */
export function FunnelBar({ job, shortlisted }: FunnelBarProps) {
  const applied = job.applicantCount;
  const viewed = viewedCount(job);
  const parts = funnelParts(applied, viewed, shortlisted ?? 0);
  return (
    <span className={styles.bar} title={texts.funnel(applied, viewed, shortlisted)} aria-hidden="true">
      {stages.map(
        (stage) =>
          parts[stage] > 0 && (
            <i key={stage} className={cx(styles.part, styles[stage])} style={{ flexGrow: parts[stage] }} />
          ),
      )}
    </span>
  );
}

export function FunnelKey({ stage, children }: { readonly stage: Stage; readonly children: string }) {
  return (
    <span className={styles.key}>
      <i className={cx(styles.swatch, styles[stage])} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
