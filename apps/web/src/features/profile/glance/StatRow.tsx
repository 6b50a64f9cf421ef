import { Explained } from '../../../ui/actions/Explained.tsx';
import styles from './StatRow.module.css';

interface StatRowProps {
  readonly stats: readonly { readonly label: string; readonly value: string; readonly means?: string }[];
}

export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, means }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{means === undefined ? label : <Explained means={means}>{label}</Explained>}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
