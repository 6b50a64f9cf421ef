import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';
import { ChevronDown, ChevronUp } from '../../ui/tokens/icons.ts';
import { cx } from '../../ui/tokens/cx.ts';

interface DisclosureProps {
  readonly title: string;
  readonly summary?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={cx(styles.row, 'pressable')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="medium">{title}</span>
        {summary !== undefined && <span className="truncated subtle">{summary}</span>}
        {open ? <ChevronUp /> : <ChevronDown />}
      </button>
      {open && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}
