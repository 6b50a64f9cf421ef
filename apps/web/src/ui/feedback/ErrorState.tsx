import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { useHeadingTakesFocus } from '../actions/focus.ts';
import { MessagePage } from '../layout/MessagePage.tsx';
import { CloudOff, RotateCw } from '../tokens/icons.ts';
import { texts } from '../tokens/texts.ts';
import { retryAllFailed, useRetryOnReconnect } from './on-reconnect.ts';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import styles from '../layout/state.module.css';

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
      <ErrorBadge />
      <div className={styles.words}>
        <Text size={row ? 2 : 3} weight={row ? 'medium' : 'strong'}>
          {title}
        </Text>
        {text !== undefined && (
          <Text tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
      </div>
      <Row gap={2}>
        <Button icon={<RotateCw />} onClick={retryAllFailed}>
          {texts.tryAgain}
        </Button>
        {children}
      </Row>
    </div>
  );
}

/** Replaces a screen that threw or failed to load. */
export function ErrorPanel({ onRetry }: { readonly onRetry: () => void }) {
  useRetryOnReconnect(onRetry);
  return (
    <MessagePage title={texts.broken} text={texts.brokenText} art={<ErrorBadge />}>
      <Button icon={<RotateCw />} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      <Button variant="bare" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </MessagePage>
  );
}

function ErrorBadge() {
  return (
    <span className={styles.badge}>
      <CloudOff />
    </span>
  );
}
