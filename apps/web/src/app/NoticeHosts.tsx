import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Notices } from '../state/notices.ts';
import { useContainer } from './container-context.ts';
import { afterFirstPaint } from '../ui/after-first-paint.ts';
import { PlainNotice } from '../ui/PlainNotice.tsx';
import { fetchAhead, useCode } from '../ui/use-code.ts';

/** Toasts and alerts. Their code is no part of the first load, and comes right after it. */
export const NoticeHosts = observer(function NoticeHosts() {
  const notices = useContainer().get(Notices);
  const [needed, setNeeded] = useState({ toasts: false, alerts: false });
  const toasts = needed.toasts || notices.toasts.length > 0;
  const alerts = needed.alerts || notices.alerts.length > 0;
  if (toasts !== needed.toasts || alerts !== needed.alerts) setNeeded({ toasts, alerts });

  useEffect(() => afterFirstPaint(fetchHosts), []);

  return (
    <>
      {toasts && <Toasts notices={notices} />}
      {alerts && <Alerts notices={notices} />}
    </>
  );
});

/** After how long code is asked for again, in milliseconds. */
const retryAfter = 3000;

const loadToastHost = () => import('../ui/ToastHost.tsx').then((module) => module.ToastHost);
const loadAlertDialog = () => import('../ui/AlertDialog.tsx').then((module) => module.AlertDialog);

/** The first one may say that the network is gone. */
function fetchHosts() {
  void fetchAhead(loadToastHost);
  void fetchAhead(loadAlertDialog);
}

const Toasts = observer(function Toasts({ notices: { toasts, dismissToast } }: { notices: Notices }) {
  const code = useStubbornCode(loadToastHost, toasts.at(-1)?.text);
  return 'value' in code ? <code.value toasts={toasts} onDismiss={dismissToast} /> : code.instead;
});

const Alerts = observer(function Alerts({ notices: { alerts, dismissAlert } }: { notices: Notices }) {
  const code = useStubbornCode(loadAlertDialog, alerts[0]);
  return 'value' in code ? <code.value text={alerts[0] ?? null} onClose={dismissAlert} /> : code.instead;
});

/**
 * The failure that keeps the code away may be the very thing to tell: until it comes the text stands plain, and the code is
 * asked for again as long as there is a text.
 */
function useStubbornCode<T>(load: () => Promise<T>, text: string | undefined): { value: T } | { instead: ReactNode } {
  const code = useCode(load);
  const [hasFailed, setHasFailed] = useState(false);
  if (code.state === 'failed' && !hasFailed) setHasFailed(true);
  const retry = code.state === 'failed' && text !== undefined ? code.retry : null;

  useEffect(() => {
    if (retry === null) return undefined;
    const timer = setTimeout(retry, retryAfter);
    return () => clearTimeout(timer);
  }, [retry]);

  if (code.state === 'ready') return { value: code.value };
  return { instead: hasFailed && text !== undefined ? <PlainNotice text={text} /> : null };
}
