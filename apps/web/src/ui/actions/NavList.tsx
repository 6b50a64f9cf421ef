import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './NavList.module.css';

export interface NavEntry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly current?: boolean;
}

interface NavListProps {
  readonly label: string;
  readonly entries: readonly NavEntry[];
  readonly folding?: boolean;
}

export function NavList({ label, entries, folding = false }: NavListProps) {
  return (
    <nav aria-label={label}>
      <ul className={cx(styles.list, folding && styles.folding)}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry: { label, icon, href, onPress, current = false } }: { readonly entry: NavEntry }) {
  const className = cx(styles.entry, 'pressable');
  const content = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={className} onClick={onPress}>
      {content}
    </button>
  ) : (
    <a href={href} className={className} data-tip={label} aria-current={current ? 'page' : undefined}>
      {content}
    </a>
  );
}
