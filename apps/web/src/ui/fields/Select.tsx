import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import type { FieldModel } from './field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { ChevronDown } from '../tokens/icons.ts';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldTexts {
  readonly field: FieldModel<string>;
  readonly options: readonly (string | SelectOption)[];
  /** Optional fields also offer it to clear the choice. */
  readonly placeholder?: string;
}

/** A native select. */
export const Select = observer(function Select(props: SelectProps) {
  const { field, options, placeholder, dense } = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id} error={field.shownError}>
      <div className={control.frame}>
        <select
          className={cx(control.control, dense && control.dense, styles.select, field.value === '' && styles.unset)}
          value={field.value}
          {...controlProps(field, id, props)}
          onChange={(event) => field.change(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={field.required} hidden={field.required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
        <span className={control.end}>
          <ChevronDown />
        </span>
      </div>
    </FieldFrame>
  );
});

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
        className={cx(control.control, control.dense, control.hasIcon, styles.select, styles.toolSelect)}
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
