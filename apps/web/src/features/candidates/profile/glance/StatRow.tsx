import styles from './StatRow.module.css';

interface StatRowProps {
  readonly stats: readonly { readonly label: string; readonly value: string }[];
}

/** A few numbers in a row, between two lines. */
export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
