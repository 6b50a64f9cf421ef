import { grouped } from '../../ui/tokens/grouped.ts';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './Funnel.module.css';
import { funnelShape } from './funnel-shape.ts';

interface FunnelStage {
  readonly label: string;
  /** null: not known, or not yet. */
  readonly value: number | null;
}

interface FunnelProps {
  /** One to three, each a part of the one before: Applicants, Viewed, Shortlisted. */
  readonly stages: readonly FunnelStage[];
  /** Of a job that is over: a paler glow. */
  readonly past?: boolean;
}

const tones = [styles.first, styles.second, styles.third];

/** How many are left at each stage, as a picture over the numbers. */
export function Funnel({ stages, past = false }: FunnelProps) {
  const { columns, paths } = funnelShape(stages.map((stage) => stage.value ?? 0));
  const widths = columns.map((end, index) => `${end - (columns[index - 1] ?? 0)}fr`);
  return (
    <div className={cx(styles.funnel, past && styles.past)}>
      <svg className={styles.art} viewBox="0 0 192 40" preserveAspectRatio="none" aria-hidden="true">
        {paths.map((path, index) => (
          <path key={path} className={tones[index]} d={path} />
        ))}
      </svg>
      <ul className={styles.numbers} style={{ '--columns': widths.join(' ') }}>
        {stages.map(({ label, value }) => (
          <li key={label}>
            <strong className={styles.value}>{value === null ? '–' : grouped(value)}</strong>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
