import { cx } from '../tokens/cx.ts';
import styles from './StatusDot.module.css';

export interface StatusDotProps {
  readonly state: 'open' | 'half' | 'bad' | 'ok';
  readonly children: string;
}

export function StatusDot({ state, children }: StatusDotProps) {
  return <span className={cx(styles.status, styles[state])}>{children}</span>;
}
