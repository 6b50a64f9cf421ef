import { X } from '../tokens/icons.ts';
import styles from './RemovableChips.module.css';

interface RemovableChip {
  readonly text: string;
  /** What its cross does: 'Remove filter Python'. */
  readonly removal: string;
  readonly remove: () => void;
}

/** What is on at the moment, each with a cross that takes it away. */
export function RemovableChips({ label, chips }: { readonly label: string; readonly chips: readonly RemovableChip[] }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ text, removal, remove }) => (
        <li key={text} className={styles.chip}>
          <span className="truncated" title={text}>
            {text}
          </span>
          <button type="button" className={styles.remove} aria-label={removal} onClick={remove}>
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}
