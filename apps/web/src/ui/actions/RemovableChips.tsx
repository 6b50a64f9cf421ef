import { X } from '../tokens/icons.ts';
import chip from './RemovableChip.module.css';
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
        <li key={text} className={chip.chip}>
          <span className="truncated" title={text}>
            {text}
          </span>
          <button type="button" className={chip.remove} aria-label={removal} onClick={remove}>
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}
