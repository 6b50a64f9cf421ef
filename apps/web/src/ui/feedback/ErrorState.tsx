import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { retryAllFailed, useRetryOnReconnect } from './on-reconnect.ts';
import { IconBadge } from './IconBadge.tsx';
import { CloudOff, RotateCw } from '../tokens/icons.ts';
import styles from './state.module.css';
import { texts } from '../tokens/texts.ts';
import { useHeadingTakesFocus } from '../actions/focus.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  readonly row?: boolean;
  readonly children?: ReactNode;
}

/** Try again retries every failed part of the screen, as a restored connection does. */
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
