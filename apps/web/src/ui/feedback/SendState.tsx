import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CircleAlert } from '../tokens/icons.ts';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import { cx } from '../tokens/cx.ts';
import { LinkButton } from '../actions/TextLink.tsx';
import styles from './SendState.module.css';
import { texts } from '../tokens/texts.ts';

interface SendStateProps {
  readonly slow: boolean;
  /** Shown while the submission waits, for example for an upload. */
  readonly waiting?: string;
  readonly problem: string | null;
  readonly detail?: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Outcome of a submission. A problem stays until the next try. */
export function SendState({ slow, waiting = '', problem, detail = '', onCancel, onRetry }: SendStateProps) {
  return (
    <>
      <Row as="output" gap={2} tone="muted" space={{ marginLeft: 2 }} className={styles.state}>
        {(slow || waiting !== '') && (
          <>
            <span>{waiting || texts.slow}</span>
            <LinkButton onClick={onCancel}>{texts.cancel}</LinkButton>
          </>
        )}
      </Row>
      <ProblemRow>{problem !== null && <Problem text={problem} detail={detail} onRetry={onRetry} />}</ProblemRow>
    </>
  );
}

interface StaleNoteProps {
  /** Says what was changed elsewhere. `null` hides the note. */
  readonly text: string | null;
  readonly onLoad: () => void;
  /** Omitted if the form's own button saves. */
  readonly onSave?: () => void;
}

/** Asks before a form overwrites changes that were made elsewhere. */
export function StaleNote({ text, onLoad, onSave }: StaleNoteProps) {
  return (
    <ProblemRow>
      {text !== null && (
        <>
          <CircleAlert />
          <span className={cx(styles.text, 'clamped')} title={text}>
            {text}
          </span>
          <LinkButton onClick={onLoad}>{texts.loadChanges}</LinkButton>
          {onSave && <LinkButton onClick={onSave}>{texts.saveMine}</LinkButton>}
        </>
      )}
    </ProblemRow>
  );
}

function ProblemRow({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap={2} tone="danger" space={{ marginLeft: 2 }} className={styles.state} role="alert">
      {children}
    </Row>
  );
}

interface ProblemProps {
  readonly text: string;
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Hands the focus to the footer's button when it disappears. */
function Problem({ text, detail, onRetry }: ProblemProps) {
  const words = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const row = words.current?.parentElement;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      row.closest('footer')?.querySelector<HTMLElement>(':scope > button')?.focus();
    };
  }, []);

  return (
    <>
      <CircleAlert />
      <span ref={words} className={cx(styles.text, 'clamped')} title={`${text} ${detail}`.trim()}>
        <span>{text}</span>
        {detail !== '' && (
          <Text as="span" block size={1}>
            {detail}
          </Text>
        )}
      </span>
      <LinkButton onClick={onRetry}>{texts.tryAgain}</LinkButton>
    </>
  );
}
