import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Notices } from '../state/notices.ts';
import { useContainer } from './container-context.ts';
import { afterFirstPaint } from '../ui/after-first-paint.ts';
import { type Code, fetchAhead, useCode } from '../ui/use-code.ts';

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

const loadToastHost = () => import('../ui/ToastHost.tsx').then((module) => module.ToastHost);
const loadAlertDialog = () => import('../ui/AlertDialog.tsx').then((module) => module.AlertDialog);

/** The first one may say that the network is gone. */
function fetchHosts() {
  void fetchAhead(loadToastHost);
  void fetchAhead(loadAlertDialog);
}

const Toasts = observer(function Toasts({ notices: { toasts, dismissToast } }: { notices: Notices }) {
  const code = useCode(loadToastHost);
  useRetryWith(toasts, code);
  return code.state === 'ready' ? <code.value toasts={toasts} onDismiss={dismissToast} /> : null;
});

const Alerts = observer(function Alerts({ notices: { alerts, dismissAlert } }: { notices: Notices }) {
  const code = useCode(loadAlertDialog);
  useRetryWith(alerts, code);
  return code.state === 'ready' ? <code.value text={alerts[0] ?? null} onClose={dismissAlert} /> : null;
});

/** Code that could not be fetched is asked for again with the next notice. */
function useRetryWith(notices: readonly unknown[], code: Code<unknown>): void {
  const tried = useRef(notices);
  useEffect(() => {
    if (code.state !== 'failed' || tried.current === notices) return;
    tried.current = notices;
    code.retry();
  }, [notices, code]);
}
