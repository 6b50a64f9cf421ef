import { cx } from '../tokens/cx.ts';
import styles from './StatusDot.module.css';

export interface StatusDotProps {
  /** Drawn as a ring, half, red and green. */
  readonly state: 'open' | 'half' | 'bad' | 'ok';
  readonly size?: 'sm' | 'md';
  readonly children: string;
}

export function StatusDot({ state, size = 'sm', children }: StatusDotProps) {
  return <span className={cx(styles.status, styles[state], styles[size])}>{children}</span>;
}
