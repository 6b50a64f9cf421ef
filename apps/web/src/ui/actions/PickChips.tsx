import { Check } from '../tokens/icons.ts';
import styles from './PickChips.module.css';

interface PickChipsProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly picked: readonly string[];
  readonly onChange: (picked: readonly string[]) => void;
}

export function PickChips({ label, options, picked, onChange }: PickChipsProps) {
  const toggle = (option: string) =>
    onChange(picked.includes(option) ? picked.filter((other) => other !== option) : [...picked, option]);
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.chip}
          aria-pressed={picked.includes(option)}
          onClick={() => toggle(option)}
        >
          {picked.includes(option) && <Check />}
          <span>{option}</span>
        </button>
      ))}
    </fieldset>
  );
}
