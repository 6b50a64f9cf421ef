import { type ReactNode, useId } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './SegmentedSwitch.module.css';

interface SegmentedSwitchProps<V extends string> {
  readonly label: string;
  /** If an option has an icon, its label becomes the accessible name. */
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
}

/** Radios, so that the arrow keys move between the options. */
export function SegmentedSwitch<V extends string>({ label, options, value, onChange }: SegmentedSwitchProps<V>) {
  const name = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-tip={option.icon && option.label}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon === undefined ? (
            <span className={styles.face}>{option.label}</span>
          ) : (
            <span className={cx(styles.face, styles.icon)}>
              {option.icon}
              <span className="visually-hidden">{option.label}</span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
