import { useRef } from 'react';
import { useNeighborFocus } from './focus.ts';
import { X } from '../tokens/icons.ts';
import styles from './RemovableChips.module.css';

interface RemovableChip {
  readonly text: string;
  readonly removal: string;
  readonly remove: () => void;
}

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly RemovableChip[];
  /** Called before the only chip is removed. */
  readonly onNone: () => void;
}

/** Removing a chip moves the focus to the one in its place. */
export function RemovableChips({ label, chips, onNone }: RemovableChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useNeighborFocus(list, chips);
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {chips.map(({ text, removal, remove }, index) => (
        <li key={text} className={styles.chip} data-item={index}>
          <span className="truncated" title={text}>
            {text}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={removal}
            onClick={() => {
              if (chips.length === 1) onNone();
              remove();
            }}
          >
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}
