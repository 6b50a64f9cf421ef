import { Count } from '../display/Count.tsx';
import { texts } from '../display/display-texts.ts';
import { Check } from '../tokens/icons.ts';
import styles from './PickChips.module.css';

interface PickChipsProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly picked: readonly string[];
  /** Numbers of candidates, `null` while unknown. An option without any cannot be picked. */
  readonly counts?: ReadonlyMap<string, number> | null;
  readonly onChange: (picked: readonly string[]) => void;
}

export function PickChips({ label, options, picked, counts, onChange }: PickChipsProps) {
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
          disabled={counts?.get(option) === 0 && !picked.includes(option)}
          onClick={() => toggle(option)}
        >
          {picked.includes(option) && <Check />}
          <span>{option}</span>
          {counts !== undefined && <OptionCount count={counts?.get(option)} />}
        </button>
      ))}
    </fieldset>
  );
}

function OptionCount({ count }: { readonly count: number | undefined }) {
  return (
    <span className={styles.count}>
      {count !== undefined && <Count value={count} unit={texts.candidates(count)} />}
    </span>
  );
}
