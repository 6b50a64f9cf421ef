import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './RailItem.module.css';

interface RailItemProps {
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly current: boolean;
  readonly children: ReactNode;
}

/** One entry of a rail; the current one carries a bar. */
export function RailItem({ href, onPress, current, children }: RailItemProps) {
  const shared = { className: styles.item, 'aria-current': current ? ('true' as const) : undefined };
  const item = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  // Zoomed in a rail is a row: what is chosen is in sight, and the page stays where it is.
  useLayoutEffect(() => {
    const row = item.current?.closest('ul');
    if (current && row) row.scrollLeft = (item.current?.offsetLeft ?? 0) - row.offsetLeft;
  }, [current]);
  return href === undefined ? (
    <button ref={item} type="button" {...shared} onClick={onPress}>
      {children}
    </button>
  ) : (
    <a ref={item} href={href} {...shared}>
      {children}
    </a>
  );
}
