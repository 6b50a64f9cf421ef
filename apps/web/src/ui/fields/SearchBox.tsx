import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import { isComposing } from '../keyboard/pressed-key.ts';
import { Search } from '../tokens/icons.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly label: string;
  /** Defaults to the label. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called on Arrow Down, and on Escape in an empty box. */
  readonly onLeave?: () => void;
  readonly wide?: boolean;
}

export function SearchBox({ label, placeholder = label, value, onChange, onLeave, wide = false }: SearchBoxProps) {
  return (
    <div className={cx(control.frame, !wide && styles.box)}>
      <span className={control.icon}>
        <Search />
      </span>
      <input
        type="search"
        className={cx(control.control, control.dense, control.hasIcon, styles.input)}
        aria-label={label}
        placeholder={placeholder}
        maxLength={3000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (isComposing(nativeEvent)) return;
          if (key === 'ArrowDown' || (key === 'Escape' && value === '')) onLeave?.();
        }}
      />
    </div>
  );
}
