import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConnectionState } from '../../state/connection-state.ts';
import { retryAllFailed } from '../../ui/feedback/on-reconnect.ts';
import { StatusStrip } from './StatusStrip.tsx';
import { texts } from './connection-texts.ts';
import { useContainer } from '../container-context.ts';

/** Failed requests are retried when the connection returns. */
export const ConnectionNote = observer(function ConnectionNote() {
  const state = useContainer().get(ConnectionState);
  const [wasGone, setWasGone] = useState(false);

  useEffect(() => {
    const stopWatching = state.watch();
    const stopTelling = reaction(
      () => state.trouble === null,
      (isBack) => {
        setWasGone(true);
        if (isBack) retryAllFailed();
      },
    );
    return () => {
      stopWatching();
      stopTelling();
    };
  }, [state]);

  const text = state.trouble === null ? null : texts[state.trouble];
  return <StatusStrip label={texts.connection} text={text} heard={text === null && wasGone ? texts.back : ''} />;
});
