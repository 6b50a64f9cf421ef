import { OTPField } from '@base-ui/react/otp-field';
import { type ClipboardEvent, type Ref, useId } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { cx } from '../tokens/cx.ts';
import { CircleAlert } from '../tokens/icons.ts';
import styles from './OtpField.module.css';
import control from './control.module.css';
import { texts } from './form-texts.ts';

const codeLength = 6;

interface OtpFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | null;
  /** The service's own message. */
  readonly errorDetail: string;
  /** The first box. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly describedBy?: string;
}

const boxes = Array.from({ length: codeLength }, (_, index) => index + 1);

/** Accepts pasted codes in any format. */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, error, errorDetail, inputRef, describedBy } = props;
  const id = useId();
  const errorId = `${id}-error`;

  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault();
    event.stopPropagation();
    const digits = pastedDigits(event.clipboardData.getData('text'));
    if (digits === '') return;
    onChange(digits);
    const inputs = event.currentTarget.querySelectorAll<HTMLInputElement>('input');
    requestAnimationFrame(() => inputs[digits.length - 1]?.focus());
  }

  return (
    <Stack gap={2}>
      <label htmlFor={id} className="medium">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={codeLength}
        className={styles.boxes}
        value={value}
        onValueChange={(digits) => onChange(digits)}
        onPasteCapture={paste}
      >
        {boxes.map((box) => (
          <OTPField.Input
            key={box}
            ref={box === 1 ? inputRef : undefined}
            className={cx(control.control, styles.box)}
            aria-label={box === 1 ? undefined : texts.digit(box, codeLength)}
            aria-invalid={error !== null}
            aria-describedby={error !== null ? errorId : box === 1 ? describedBy : undefined}
          />
        ))}
      </OTPField.Root>
      <p className={cx(styles.error, 'icon-note danger')} id={errorId} role="alert">
        {error !== null && (
          <>
            <CircleAlert />
            <span>
              <span>{error}</span>
              {errorDetail !== '' && <span className="subtle">{` ${errorDetail}`}</span>}
            </span>
          </>
        )}
      </p>
    </Stack>
  );
}

/** Returns the first group of exactly six digits, or the first six digits of the text. */
export function pastedDigits(text: string): string {
  const group = /(?<!\d)\d(?:[\s-]?\d){5}(?![\s-]?\d)/.exec(text)?.[0];
  return onlyDigits(group ?? text).slice(0, codeLength);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
