import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import type { FieldModel } from './field-props.ts';
import { controlProps, FieldFrame, type FieldTexts, useFilledValue } from './FieldFrame.tsx';
import { texts } from '../tokens/texts.ts';

type Passed =
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'type';

interface TextFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, Passed> {
  readonly field: FieldModel<string>;
  readonly icon?: ReactNode;
  readonly counter?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Limited to 3000 characters by default (specification 1, section 5). */
export const TextField = observer(function TextField(props: TextFieldProps) {
  const { field, label, labelHidden, marker, hint, warning, dense, icon, counter, inputRef, ...input } = props;
  const { maxLength = 3000 } = input;
  const id = useId();
  useFilledValue(id, field);
  const error = field.shownError;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, marker, hint, warning, dense, error }}
      counter={counter ? texts.lengthOf(field.value.length, maxLength) : undefined}
    >
      <div className={control.frame}>
        {icon !== undefined && <span className={control.icon}>{icon}</span>}
        <input
          {...input}
          ref={inputRef}
          className={cx(control.control, dense && control.dense, icon !== undefined && control.hasIcon)}
          maxLength={maxLength}
          value={field.value}
          {...controlProps(field, id, { warning, hint })}
          onChange={(event) => field.change(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
});
