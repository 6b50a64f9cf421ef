import { type Job, viewedCount } from '@glo/domain/jobs/job';
import { shareOf } from '@glo/domain/jobs/job-progress';
import { cx } from '../../ui/tokens/cx.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import styles from './FunnelBar.module.css';
import { texts } from './texts.ts';

export interface FunnelBarProps {
  readonly job: Job;
  /** `null` while unknown. */
  readonly shortlisted: number | null;
  /** Applicant count of a full bar. */
  readonly scale: number;
}

/** Decorative: the counts are beside it. */
export function FunnelBar({ job, shortlisted, scale }: FunnelBarProps) {
  const applied = job.applicantCount;
  const viewed = viewedCount(job);
  const counts = [applied, viewed, shortlisted ?? 0];
  const lengths = [styles.applied, styles.viewed, styles.shortlisted].map((part, index) => {
    const count = counts[index] ?? 0;
    return { part, count, steps: new Set(counts.filter((other) => other > 0 && other <= count)).size };
  });
  return (
    <span className={styles.bar} title={texts.funnel(applied, viewed, shortlisted)} aria-hidden="true">
      {lengths.map(
        ({ part, count, steps }) =>
          count > 0 && (
            <i
              key={part}
              className={cx(styles.length, part)}
              style={{ '--length': `${shareOf(count, scale) * 100}%`, '--steps': steps }}
            />
          ),
      )}
    </span>
  );
}

export function FunnelScale({ scale }: Pick<FunnelBarProps, 'scale'>) {
  return (
    <>
      <span className="visually-hidden">{texts.progress}</span>
      <span className={styles.scale} title={`${texts.scale(scale)}. ${texts.smallBars}`} aria-hidden="true">
        <span className={styles.end}>0</span>
        <span className={styles.kind}>{texts.scaleKind}</span>
        <span className={styles.end}>
          <span>{grouped(scale)}</span>
          <span className={styles.unit}>{` ${texts.applicants}`}</span>
        </span>
      </span>
    </>
  );
}

type Stage = 'applied' | 'viewed' | 'shortlisted';

export function FunnelKey({ stage, children }: { readonly stage: Stage; readonly children: string }) {
  return (
    <span className={styles.key}>
      <i className={cx(styles.swatch, styles[stage])} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
