import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { afterPress } from './after-press.ts';
import styles from './CheckboxField.module.css';
import type { FieldModel } from './field-props.ts';
import { Checkbox } from './Checkbox.tsx';

interface CheckboxFieldProps {
  readonly field: FieldModel<boolean>;
  readonly children: ReactNode;
}

export const CheckboxField = observer(function CheckboxField({ field, children }: CheckboxFieldProps) {
  const errorId = useId();
  const error = field.shownError;
  return (
    <div className={styles.checkbox}>
      <label className={styles.label}>
        <Checkbox
          checked={field.value}
          aria-required={field.required}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={() => afterPress(() => field.leave())}
        />
        <span>{children}</span>
      </label>
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
});
