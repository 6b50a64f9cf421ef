import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './Stack.module.css';

interface StackProps {
  /** A step of the spacing scale (--s1 to --s9). */
  readonly gap: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly columns?: 2;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Stack({ gap, columns, children, className }: StackProps) {
  return (
    <div className={cx(styles.stack, columns === 2 && styles.two, className)} style={{ '--gap': `var(--s${gap})` }}>
      {children}
    </div>
  );
}
