import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Notices } from '../state/notices.ts';
import { useContainer } from './container-context.ts';
import { afterFirstPaint } from '../ui/after-first-paint.ts';
import { PlainNotice } from '../ui/PlainNotice.tsx';
import { fetchAhead, useStubbornCode } from '../ui/use-code.ts';

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
  const text = toasts.at(-1)?.text;
  const code = useStubbornCode(loadToastHost, text !== undefined);
  if (code.state === 'ready') return <code.value toasts={toasts} onDismiss={dismissToast} />;
  return <Plainly text={text} isNeeded={code.hasFailed} />;
});

const Alerts = observer(function Alerts({ notices: { alerts, dismissAlert } }: { notices: Notices }) {
  const [text] = alerts;
  const code = useStubbornCode(loadAlertDialog, text !== undefined);
  if (code.state === 'ready') return <code.value text={text ?? null} onClose={dismissAlert} />;
  return <Plainly text={text} isNeeded={code.hasFailed} />;
});

/** The failure that keeps the code away may be the very thing to tell: until it comes the text stands plain. */
function Plainly({ text, isNeeded }: { readonly text: string | undefined; readonly isNeeded: boolean }) {
  return isNeeded && text !== undefined ? <PlainNotice text={text} /> : null;
}
