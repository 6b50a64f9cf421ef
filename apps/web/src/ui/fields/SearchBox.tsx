import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import { Search } from '../tokens/icons.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  /** Both name and placeholder: Find in this list. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Down to what was found: by the arrow, or by Escape once nothing is left to empty. */
  readonly onLeave?: () => void;
  /** As wide as its column. */
  readonly wide?: boolean;
}

/** Narrows down the list below it. */
export function SearchBox({ label, value, onChange, onLeave, wide = false }: SearchBoxProps) {
  return (
    <div className={cx(control.frame, !wide && styles.box)}>
      <span className={control.icon}>
        <Search />
      </span>
      <input
        type="search"
        className={cx(control.control, control.dense, control.hasIcon, styles.input)}
        aria-label={label}
        placeholder={label}
        maxLength={3000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'ArrowDown' || (key === 'Escape' && value === '')) onLeave?.();
        }}
      />
    </div>
  );
}
