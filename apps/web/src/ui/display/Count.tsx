import { cx } from '../tokens/cx.ts';
import { grouped } from '../tokens/grouped.ts';
import styles from './Count.module.css';

interface CountProps {
  readonly value: number;
  /** What is counted, for screen readers: 'jobs', 'filters on'. */
  readonly unit: string;
  /** What that means, where the unit alone leaves it open. */
  readonly means?: string;
  /** 'glow' when it asks for attention, 'action' on the open tab. */
  readonly tone?: 'quiet' | 'glow' | 'action';
}

/** A number in a pill. */
export function Count({ value, unit, means, tone = 'quiet' }: CountProps) {
  return (
    <span className={cx(styles.count, styles[tone])} title={means}>
      {grouped(value)}
      <span className="visually-hidden"> {unit}</span>
    </span>
  );
}
