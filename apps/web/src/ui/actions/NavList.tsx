import type { ReactNode } from 'react';
import { Key } from '../display/key/Key.tsx';
import { cx } from '../tokens/cx.ts';
import styles from './NavList.module.css';

export interface NavEntry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly current?: boolean;
  /** Keys that are held together and do the same. */
  readonly keys?: readonly string[];
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

function Entry({ entry: { label, icon, href, onPress, current = false, keys = [] } }: { readonly entry: NavEntry }) {
  const className = cx(styles.entry, 'pressable');
  const content = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      {keys.length > 0 && (
        <span className={styles.keys} aria-hidden="true">
          {keys.map((key) => (
            <Key key={key} name={key} />
          ))}
        </span>
      )}
    </>
  );
  return href === undefined ? (
    <button
      type="button"
      className={className}
      data-tip={label}
      aria-keyshortcuts={keys.join('+') || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <a href={href} className={className} data-tip={label} aria-current={current ? 'page' : undefined}>
      {content}
    </a>
  );
}
