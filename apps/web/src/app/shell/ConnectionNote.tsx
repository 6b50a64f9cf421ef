import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useDeferredValue } from 'react';
import { ConnectionState } from '../../state/connection-state.ts';
import { retryAllFailed } from '../../ui/feedback/on-reconnect.ts';
import { connectionTexts as texts } from './texts.ts';
import { useContainer } from '../container/container.ts';
import { WifiOff } from '../../ui/tokens/icons.ts';
import styles from './StatusStrip.module.css';

/** A polite live region across the top of the window. The layout makes room for it. */
export const ConnectionNote = observer(function ConnectionNote() {
  const state = useContainer().get(ConnectionState);
  const [wasDisconnected, setWasDisconnected] = useState(false);

  useEffect(() => {
    const stopWatching = state.watch();
    const stopReacting = reaction(
      () => state.problem === null,
      (isBack) => {
        setWasDisconnected(true);
        if (isBack) retryAllFailed();
      },
    );
    return () => {
      stopWatching();
      stopReacting();
    };
  }, [state]);

  const text = state.problem === null ? null : texts[state.problem];
  // Live regions announce only later changes, so the first render is empty.
  const shown = useDeferredValue(text, null);
  return (
    <section className={styles.place} aria-label={texts.connection}>
      <output className={shown === null ? undefined : styles.strip}>
        {shown !== null && (
          <>
            <WifiOff />
            <span className="truncated" title={shown}>
              {shown}
            </span>
          </>
        )}
      </output>
      <output className="visually-hidden">{text === null && wasDisconnected && texts.back}</output>
    </section>
  );
});
