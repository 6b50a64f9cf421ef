import { cx } from '../../../../ui/tokens/cx.ts';
import styles from './StatRow.module.css';

interface StatRowProps {
  /** `means`: in plain words what it counts, when pointed at and for screen readers. */
  readonly stats: readonly { readonly label: string; readonly value: string; readonly means?: string }[];
}

/** A few numbers in a row, between two lines. */
export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, means }) => (
        <div key={label} className={styles.stat}>
          <dt className={cx(styles.label, 'explained')} title={means}>
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
