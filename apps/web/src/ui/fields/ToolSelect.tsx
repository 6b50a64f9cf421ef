import type { ReactNode } from 'react';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import { ChevronDown } from '../tokens/icons.ts';
import select from './Select.module.css';
import styles from './ToolSelect.module.css';

interface ToolSelectProps<V extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function ToolSelect<V extends string>({ label, icon, options, value, onChange }: ToolSelectProps<V>) {
  function choose(text: string) {
    const option = options.find((other) => other.value === text);
    if (option) onChange(option.value);
  }
  return (
    <div className={cx(control.frame, styles.tool)}>
      <span className={control.icon}>{icon}</span>
      <select
        className={cx(control.control, control.dense, control.hasIcon, select.select, styles.select)}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={control.end}>
        <ChevronDown />
      </span>
    </div>
  );
}
