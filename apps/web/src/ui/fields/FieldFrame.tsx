import { type ReactNode, useEffect } from 'react';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import styles from './FieldFrame.module.css';
import { CircleAlert, Info } from '../tokens/icons.ts';
import { afterPress } from '../after-press.ts';
import type { FieldModel, FieldState } from './field-props.ts';

export interface FieldTexts {
  readonly label: string;
  /** For fields whose heading already names them. */
  readonly labelHidden?: boolean | undefined;
  /** Shown at the end of the label's row: 'Optional', 'At least one'. */
  readonly marker?: string | undefined;
  readonly hint?: ReactNode;
  /** Does not block submission. Replaces the hint. */
  readonly warning?: string | undefined;
  /** Small label and 32 px control. */
  readonly dense?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly error: string | null;
  readonly labelEnd?: ReactNode;
  readonly counter?: string | undefined;
  readonly children: ReactNode;
}

const denseLabel = { size: 1, tone: 'muted' } as const;

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden = false, marker, labelEnd, counter, dense = false, children } = props;
  return (
    <div className={styles.field}>
      <Row
        align="baseline"
        justify="between"
        wrap
        gap={4}
        rowGap={1}
        className={labelHidden ? 'visually-hidden' : styles.labelRow}
      >
        <Text as="label" htmlFor={id} {...(dense ? denseLabel : { weight: 'medium' })}>
          {label}
        </Text>
        {marker !== undefined && (
          <Text as="span" size={1} tone="subtle">
            {marker}
          </Text>
        )}
        {labelEnd}
      </Row>
      {children}
      {(hasNote(props) || counter !== undefined) && (
        <Row align="start" justify="between" gap={4}>
          {hasNote(props) && <FieldNote {...props} />}
          {counter !== undefined && (
            <Text as="span" size={1} tone="subtle" className={styles.counter}>
              {counter}
            </Text>
          )}
        </Row>
      )}
    </div>
  );
}

function FieldNote({ id, error, warning, hint }: FieldFrameProps) {
  const [message, tone] = error === null ? ([warning, 'warning'] as const) : ([error, 'danger'] as const);
  return (
    <div>
      {message !== undefined && (
        <Text id={noteId(id)} tone={tone} className="icon-note">
          {error === null ? <Info /> : <CircleAlert />}
          <span>{message}</span>
        </Text>
      )}
      {showsHint({ error, warning, hint }) && (
        <Text id={hintId(id)} size={1} tone="subtle">
          {hint}
        </Text>
      )}
    </div>
  );
}

type Note = Pick<FieldFrameProps, 'error' | 'warning' | 'hint'>;

function hasNote({ error, warning, hint }: Note): boolean {
  return error !== null || warning !== undefined || Boolean(hint);
}

/** Returns true beside an error too, because the hint says how to correct it. */
function showsHint({ error, warning, hint }: Note): boolean {
  return Boolean(hint) && hint !== error && (error !== null || warning === undefined);
}

const noteId = (id: string) => `${id}-note`;
const hintId = (id: string) => `${id}-hint`;

function describedBy(id: string, note: Note): string | undefined {
  const hasMessage = note.error !== null || note.warning !== undefined;
  return [hasMessage && noteId(id), showsHint(note) && hintId(id)].filter(Boolean).join(' ') || undefined;
}

/** Props shared by all controls: the id, the ARIA attributes and the blur handler. */
export function controlProps(field: FieldState, id: string, { warning, hint }: Omit<Note, 'error'>) {
  const error = field.shownError;
  return {
    id,
    'aria-required': field.required,
    'aria-invalid': error !== null,
    'aria-describedby': describedBy(id, { error, warning, hint }),
    onBlur: () => afterPress(() => field.leave()),
  };
}

const shownFields = new Map<string, FieldModel<string>>();

/**
 * Browsers may fill in fields without an event. The values are taken over when a browser marks a field as filled
 * (`base.css`), when a field is left, and before submission.
 */
export function useFilledValue(id: string, field: FieldModel<string>): void {
  useEffect(() => {
    shownFields.set(id, field);
    for (const type of ['animationstart', 'focusout', 'submit']) addEventListener(type, syncAutofilledValues, true);
    return () => void shownFields.delete(id);
  }, [id, field]);
}

function syncAutofilledValues(): void {
  const inputs = [...shownFields].map(([id, field]) => ({ field, input: document.getElementById(id) }));
  // React keeps the rendered value in `defaultValue`. All are read first: a change may render and reset the others.
  const filled = inputs.flatMap(({ field, input }) =>
    input instanceof HTMLInputElement && input.value !== input.defaultValue ? { field, value: input.value } : [],
  );
  for (const { field, value } of filled) field.change(value);
}
