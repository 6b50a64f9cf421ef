import { cx } from '../tokens/cx.ts';
import styles from './StatusDot.module.css';

export interface StatusDotProps {
  /** Ring, half, full red, full green: not yet, under way, failed, done. */
  readonly state: 'open' | 'half' | 'bad' | 'ok';
  readonly size?: 'sm' | 'md';
  readonly children: string;
}

/** A state in a sign and a word. */
export function StatusDot({ state, size = 'sm', children }: StatusDotProps) {
  return <span className={cx(styles.status, styles[state], styles[size])}>{children}</span>;
}
