import type { ReactNode } from 'react';
import styles from './RailItem.module.css';

interface RailItemProps {
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly current: boolean;
  readonly children: ReactNode;
}

export function RailItem({ href, onPress, current, children }: RailItemProps) {
  const shared = { className: styles.item, 'aria-current': current ? ('true' as const) : undefined };
  return href === undefined ? (
    <button type="button" {...shared} onClick={onPress}>
      {children}
    </button>
  ) : (
    <a href={href} {...shared}>
      {children}
    </a>
  );
}
