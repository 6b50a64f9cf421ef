import { useLayoutEffect, useRef } from 'react';
import { CircleAlert } from '../tokens/icons.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import styles from './SendState.module.css';
import { texts } from '../tokens/texts.ts';

interface SendStateProps {
  /** It takes long. What was sent stays sent, so all one can do is to stop waiting. */
  readonly slow: boolean;
  /** Why it was not sent; null: nothing went wrong. */
  readonly problem: string | null;
  /** A second line: what the service said of it. */
  readonly detail?: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** In a page's footer: what became of sending; a problem stays until the next try. */
export function SendState({ slow, problem, detail = '', onCancel, onRetry }: SendStateProps) {
  return (
    <>
      <output className={styles.state}>
        {slow && (
          <>
            <span>{texts.slow}</span>
            <LinkButton onClick={onCancel}>{texts.cancel}</LinkButton>
          </>
        )}
      </output>
      <div className={styles.problem} role="alert">
        {problem !== null && <Problem text={problem} detail={detail} onRetry={onRetry} />}
      </div>
    </>
  );
}

interface ProblemProps {
  readonly text: string;
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Gone again, it hands the focus on to the footer's own button, which is at work now. */
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
      <span ref={words} className={styles.text} title={`${text} ${detail}`.trim()}>
        {text}
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      <LinkButton onClick={onRetry}>{texts.tryAgain}</LinkButton>
    </>
  );
}
