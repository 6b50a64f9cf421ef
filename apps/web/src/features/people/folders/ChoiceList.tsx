import { type ReactNode, useId } from 'react';
import styles from './ChoiceList.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

export function ChoiceList({ label, choices, value, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row}>
          {choice.icon}
          <span className={styles.label} title={choice.label}>
            {choice.label}
          </span>
          <span className={styles.end}>{choice.end}</span>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        </label>
      ))}
    </div>
  );
}
