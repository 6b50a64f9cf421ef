import { observer } from 'mobx-react-lite';
import { useId } from 'react';
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
  const { field, options, placeholder } = props;
  const { label, labelHidden, marker, hint, warning, dense } = props;
  const id = useId();
  const error = field.shownError;
  return (
    <FieldFrame {...{ id, label, labelHidden, marker, hint, warning, dense, error }}>
      <div className={control.frame}>
        <select
          className={cx(control.control, dense && control.dense, styles.select, field.value === '' && styles.unset)}
          value={field.value}
          {...controlProps(field, id, { warning, hint })}
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
