import { cx } from '../tokens/cx.ts';
import { grouped } from '../tokens/grouped.ts';
import styles from './Count.module.css';

interface CountProps {
  readonly value: number;
  readonly unit: string;
  /** 'glow' asks for attention, 'action' marks the open tab. */
  readonly tone?: 'quiet' | 'glow' | 'action';
}

export function Count({ value, unit, tone = 'quiet' }: CountProps) {
  return (
    <span className={cx(styles.count, styles[tone])}>
      <span>{grouped(value)}</span>
      <span className="visually-hidden">{` ${unit}`}</span>
    </span>
  );
}
