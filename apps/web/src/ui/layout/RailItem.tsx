import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './RailItem.module.css';

interface RailItemProps {
  readonly href: string;
  readonly current: boolean;
  readonly children: ReactNode;
}

export function RailItem({ href, current, children }: RailItemProps) {
  return (
    <a href={href} className={cx(styles.item, 'pressable')} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}
