import { OTPField } from '@base-ui/react/otp-field';
import { type ClipboardEvent, type Ref, useId } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { cx } from '../tokens/cx.ts';
import { CircleAlert } from '../tokens/icons.ts';
import { Text } from '../display/Text.tsx';
import styles from './OtpField.module.css';
import control from './control.module.css';
import { texts } from './form-texts.ts';

const codeLength = 6;

interface OtpFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Returns the digits of typed or pasted text. */
  readonly digitsIn: (text: string) => string;
  /** Called with pasted text that has no digit. */
  readonly onPasteRefused: (text: string) => void;
  readonly error: string | null;
  /** The service's own message. */
  readonly errorDetail: string;
  /** The first box. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly describedBy?: string;
}

const boxes = Array.from({ length: codeLength }, (_, index) => index + 1);

/** Accepts pasted codes in any format, and digits of any script. */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, digitsIn, onPasteRefused, error, errorDetail, inputRef, describedBy } = props;
  const id = useId();
  const errorId = `${id}-error`;

  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault();
    event.stopPropagation();
    const text = event.clipboardData.getData('text');
    const digits = digitsIn(text);
    if (digits === '') return onPasteRefused(text);
    onChange(digits);
    const inputs = event.currentTarget.querySelectorAll<HTMLInputElement>('input');
    requestAnimationFrame(() => inputs[digits.length - 1]?.focus());
  }

  return (
    <Stack gap={2}>
      <Text htmlFor={id} as="label" weight="medium">
        {label}
      </Text>
      <OTPField.Root
        id={id}
        length={codeLength}
        className={styles.boxes}
        value={value}
        // The default accepts ASCII digits only.
        validationType="none"
        inputMode="numeric"
        normalizeValue={digitsIn}
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
      <Text tone="danger" className={cx(styles.error, 'icon-note')} id={errorId} role="alert">
        {error !== null && (
          <>
            <CircleAlert />
            <span>
              <span>{error}</span>
              {errorDetail !== '' && <Text as="span" tone="subtle">{` ${errorDetail}`}</Text>}
            </span>
          </>
        )}
      </Text>
    </Stack>
  );
}
