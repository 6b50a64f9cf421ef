import type { ReactNode } from 'react';
import styles from './ActionTile.module.css';
import { cx } from '../../ui/tokens/cx.ts';

interface ActionTileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Opposite the icon: a few chips or faces. */
  readonly aside?: ReactNode;
  /** The first tile: the night with a corner of the sun. */
  readonly night?: boolean;
}

/** A large way into the application, on the dashboard. */
export function ActionTile({ href, icon, title, text, aside, night = false }: ActionTileProps) {
  return (
    <a className={cx(styles.tile, night && styles.night)} href={href}>
      {night && (
        <svg className={styles.art} viewBox="0 0 160 128" aria-hidden="true">
          {[52, 78, 108, 142].map((radius) => (
            <circle key={radius} className={styles.ring} cx="148" cy="8" r={radius} />
          ))}
          <circle className={styles.sun} cx="148" cy="8" r="30" />
        </svg>
      )}
      <span className={styles.top}>
        {icon}
        {aside}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
    </a>
  );
}
