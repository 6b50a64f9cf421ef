import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './RailItem.module.css';

interface RailItemProps {
  readonly href: string;
  readonly current: boolean;
  /** The pointer or the focus has reached it. */
  readonly onPoint?: () => void;
  readonly children: ReactNode;
}

export function RailItem({ href, current, onPoint, children }: RailItemProps) {
  return (
    <a
      href={href}
      className={cx(styles.item, 'pressable')}
      aria-current={current ? 'true' : undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      {children}
    </a>
  );
}
