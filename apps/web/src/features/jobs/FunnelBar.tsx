import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './FunnelBar.module.css';
import { texts } from './texts.ts';

export interface FunnelBarProps {
  readonly job: Job;
  /** `null` while unknown. */
  readonly shortlisted: number | null;
}

type Stage = 'applied' | 'viewed' | 'shortlisted';

const stages: readonly Stage[] = ['applied', 'viewed', 'shortlisted'];

/** Decorative: the counts are beside it. The full width is the job's own applicants. */
export function FunnelBar({ job, shortlisted }: FunnelBarProps) {
  const applied = job.applicantCount;
  const viewed = viewedCount(job);
  // A shortlist may also hold recommended candidates.
  const counts = [applied, viewed, shortlisted ?? 0].map((count) => Math.min(count, applied));
  return (
    <span className={styles.bar} title={texts.funnel(applied, viewed, shortlisted)} aria-hidden="true">
      {stages.map((stage, index) => {
        const count = counts[index] ?? 0;
        if (count === 0) return null;
        const steps = new Set(counts.filter((other) => other > 0 && other <= count)).size;
        const style = { '--length': `${(count / applied) * 100}%`, '--steps': steps };
        return <i key={stage} className={cx(styles.part, styles[stage])} style={style} />;
      })}
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
