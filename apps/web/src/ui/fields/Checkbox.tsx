import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../tokens/cx.ts';
import { afterPress } from '../after-press.ts';
import { Text } from '../display/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './Checkbox.module.css';
import type { FieldModel } from './field-props.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size'> {
  readonly size?: 'sm' | 'md';
}

/** Visible size 20 or 16 px, hit area 24 px. Needs a label or an aria-label. */
export function Checkbox({ size = 'md', ...props }: CheckboxProps) {
  return <input {...props} type="checkbox" className={cx(styles.checkbox, size === 'sm' && styles.small)} />;
}

interface CheckboxFieldProps {
  readonly field: FieldModel<boolean>;
  readonly children: ReactNode;
}

export const CheckboxField = observer(function CheckboxField({ field, children }: CheckboxFieldProps) {
  const errorId = useId();
  const error = field.shownError;
  return (
    <Stack gap={1}>
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
        <Text id={errorId} size={1} tone="danger" space={{ paddingLeft: 5 }}>
          {error}
        </Text>
      )}
    </Stack>
  );
});
