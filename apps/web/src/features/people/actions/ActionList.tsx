import type { ReactNode } from 'react';
import styles from './ActionList.module.css';

export interface Action {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly opened?: ReactNode;
}

export function ActionList({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {actions.map((action) => (
        <li key={action.label}>
          <Row action={action} />
          <span>{action.opened}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ action: { label, icon, href, onPress, opened } }: { readonly action: Action }) {
  const content = (
    <>
      {icon}
      <span className="truncated" title={label}>
        {label}
      </span>
    </>
  );
  return href === undefined ? (
    <button
      type="button"
      className={styles.row}
      aria-expanded={opened === undefined ? undefined : opened !== null}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <a className={styles.row} href={href} onClick={onPress}>
      {content}
    </a>
  );
}
