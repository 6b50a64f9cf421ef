import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { afterPress } from '../after-press.ts';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import type { FieldModel } from './field-props.ts';
import { controlProps, FieldFrame, type FieldTexts, useFilledValue } from './FieldFrame.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Eye, EyeOff } from '../tokens/icons.ts';
import { texts } from '../tokens/texts.ts';

interface PasswordFieldProps extends FieldTexts {
  readonly field: FieldModel<string>;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shown at the end of the label's row, after the field in tab order. */
  readonly labelEnd?: ReactNode;
}

/** Has a Show button and a Caps Lock warning. */
export const PasswordField = observer(function PasswordField(props: PasswordFieldProps) {
  const { field, autoComplete, label, marker, labelEnd, warning, dense } = props;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const id = useId();
  useFilledValue(id, field);
  const error = field.shownError;
  const hint = capsLock ? texts.capsLockOn : props.hint;
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  function leave() {
    setCapsLock(false);
    afterPress(() => field.leave());
  }

  return (
    <FieldFrame {...{ id, label, marker, hint, warning, dense, error }}>
      <div className={control.frame}>
        <input
          type={shown ? 'text' : 'password'}
          className={cx(control.control, dense && control.dense, control.hasButton)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={3000}
          value={field.value}
          {...controlProps(field, id, { warning, hint })}
          onChange={(event) => field.change(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={leave}
        />
        <span className={control.button}>
          <IconButton
            label={shown ? texts.hidePassword : texts.showPassword}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </span>
        <output className="visually-hidden">{capsLock && texts.capsLockOn}</output>
      </div>
      {labelEnd}
    </FieldFrame>
  );
});
