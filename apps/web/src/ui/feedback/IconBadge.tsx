import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './IconBadge.module.css';

interface IconBadgeProps {
  readonly icon: ReactNode;
  readonly tone: 'danger' | 'ok' | 'glow';
}

export function IconBadge({ icon, tone }: IconBadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{icon}</span>;
}
