import { shareOf } from '@glo/domain/jobs/job-progress';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './FunnelBar.module.css';
import { texts } from './texts.ts';

interface FunnelBarProps {
  readonly applied: number;
  readonly viewed: number;
  /** null: not known. */
  readonly shortlisted: number | null;
  /** How many the full width stands for; the same for all bars beside each other. */
  readonly scale: number;
  /** Of a job that is over: a paler glow. */
  readonly past?: boolean;
}

/** How many applied, were viewed and shortlisted, as lengths from the same zero. The numbers stand beside it. */
export function FunnelBar({ applied, viewed, shortlisted, scale, past = false }: FunnelBarProps) {
  const lengths = [
    { part: styles.applied, count: applied },
    { part: styles.viewed, count: viewed },
    { part: styles.shortlisted, count: shortlisted ?? 0 },
  ];
  return (
    <span
      className={cx(styles.bar, past && styles.past)}
      title={texts.funnel(applied, viewed, shortlisted)}
      aria-hidden="true"
    >
      {lengths.map(
        ({ part, count }) =>
          count > 0 && (
            <i
              key={part}
              className={cx(styles.length, part)}
              style={{ '--length': `${shareOf(count, scale) * 100}%` }}
            />
          ),
      )}
    </span>
  );
}

type Stage = 'applied' | 'viewed' | 'shortlisted';

/** What a colour of the bars means. */
export function FunnelKey({ stage, children }: { readonly stage: Stage; readonly children: string }) {
  return (
    <span className={styles.key}>
      <i className={cx(styles.swatch, styles[stage])} aria-hidden="true" />
      {children}
    </span>
  );
}
