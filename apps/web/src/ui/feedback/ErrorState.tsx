import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { retryAllFailed, useRetryOnReconnect } from './on-reconnect.ts';
import { IconBadge } from './IconBadge.tsx';
import { CloudOff, RotateCw } from '../tokens/icons.ts';
import styles from './state.module.css';
import { texts } from '../tokens/texts.ts';
import { useHeadingTakesFocus } from './use-heading-takes-focus.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  /** Right below what it is about, within a form or above the next list: one row in place of the room of an empty state. */
  readonly row?: boolean;
  /** Another way on, beside Try again. */
  readonly children?: ReactNode;
}

/** Something did not load: same place and size as the empty state, and Try again, which all parts that failed hear, as they do when the connection comes back. */
export function ErrorState({ title, text, onRetry, row = false, children }: ErrorStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place, title);
  useRetryOnReconnect(onRetry);
  return (
    <div ref={place} className={row ? styles.row : styles.state} data-state role="alert">
      <IconBadge tone="danger" icon={<CloudOff />} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>
        <Button icon={<RotateCw />} onClick={retryAllFailed}>
          {texts.tryAgain}
        </Button>
        {children}
      </div>
    </div>
  );
}
