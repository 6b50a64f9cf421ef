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
  /** Beside a wide sidebar's labels, a rail hides them visually. */
  readonly iconsOnly?: boolean;
}

export function NavList({ label, entries, iconsOnly = false }: NavListProps) {
  return (
    <nav aria-label={label}>
      <ul className={cx(styles.list, iconsOnly && styles.icons)}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} iconsOnly={iconsOnly} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly entry: NavEntry;
  readonly iconsOnly: boolean;
}

function Entry({ entry: { label, icon, href, onPress, current = false, keys = [] }, iconsOnly }: EntryProps) {
  const className = cx(styles.entry, 'pressable');
  const content = (
    <>
      {icon}
      <span className={iconsOnly ? 'visually-hidden' : undefined}>{label}</span>
      {keys.length > 0 && !iconsOnly && (
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
