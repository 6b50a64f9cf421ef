import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './FieldFrame.module.css';
import { CircleAlert, Info } from '../tokens/icons.ts';
import { afterPress } from './after-press.ts';
import type { FieldState } from './field-props.ts';

/** What every field shows around its control. */
export interface FieldTexts {
  readonly label: string;
  /** Only for screen readers, where a heading already says it. */
  readonly labelHidden?: boolean | undefined;
  /** At the end of the label's row: 'Optional', 'At least one'. */
  readonly marker?: string | undefined;
  readonly hint?: ReactNode;
  /** Advice that blocks nothing; shown in place of the hint. */
  readonly warning?: string | undefined;
  /** A small label and a 32 px control, for dense dialogs. */
  readonly dense?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id. */
  readonly id: string;
  readonly error: string | null;
  /** A link at the end of the label's row. */
  readonly labelEnd?: ReactNode;
  readonly counter?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, hint or warning or error below, in one grid. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden = false, marker, labelEnd, counter, dense = false, children } = props;
  return (
    <div className={styles.field}>
      <div className={labelHidden ? 'visually-hidden' : styles.labelRow}>
        <label htmlFor={id} className={cx(styles.label, dense && styles.dense)}>
          {label}
        </label>
        {marker !== undefined && <span className={styles.note}>{marker}</span>}
        {labelEnd}
      </div>
      {children}
      {(hasNote(props) || counter !== undefined) && (
        <div className={styles.below}>
          {hasNote(props) && <FieldNote {...props} />}
          {counter !== undefined && <span className={cx(styles.note, styles.counter)}>{counter}</span>}
        </div>
      )}
    </div>
  );
}

function FieldNote({ id, error, warning, hint }: FieldFrameProps) {
  if (error !== null) {
    return (
      <p id={noteId(id)} className={cx(styles.note, styles.error)}>
        <CircleAlert />
        <span>{error}</span>
      </p>
    );
  }
  if (warning !== undefined) {
    return (
      <p id={noteId(id)} className={cx(styles.note, styles.warning)}>
        <Info />
        <span>{warning}</span>
      </p>
    );
  }
  return (
    <p id={noteId(id)} className={styles.note}>
      {hint}
    </p>
  );
}

type Note = Pick<FieldFrameProps, 'error' | 'warning' | 'hint'>;

function hasNote({ error, warning, hint }: Note): boolean {
  return error !== null || warning !== undefined || Boolean(hint);
}

function noteId(id: string): string {
  return `${id}-note`;
}

/** What every control inside a frame has: its id, what it tells screen readers of its field, and leaving it. */
export function controlProps(field: FieldState, id: string, { warning, hint }: Omit<Note, 'error'>) {
  const error = field.shownError;
  return {
    id,
    'aria-required': field.required,
    'aria-invalid': error !== null,
    'aria-describedby': hasNote({ error, warning, hint }) ? noteId(id) : undefined,
    onBlur: () => afterPress(() => field.leave()),
  };
}
