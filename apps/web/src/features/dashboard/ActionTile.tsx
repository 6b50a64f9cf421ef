import type { ReactNode } from 'react';
import styles from './ActionTile.module.css';
import { cx } from '../../ui/tokens/cx.ts';

interface ActionTileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly night?: boolean;
}

export function ActionTile({ href, icon, title, text, night = false }: ActionTileProps) {
  return (
    <a className={cx(styles.tile, night && styles.night)} href={href}>
      {icon}
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong> <span className={styles.text}>{text}</span>
      </span>
    </a>
  );
}
