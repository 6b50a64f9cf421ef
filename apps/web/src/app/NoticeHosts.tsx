import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Notices } from '../state/notices.ts';
import { useContainer } from './container-context.ts';
import { useCode } from './use-code.ts';

/** Toasts and alerts; their code is fetched with the first of them. */
export const NoticeHosts = observer(function NoticeHosts() {
  const notices = useContainer().get(Notices);
  const [needed, setNeeded] = useState({ toasts: false, alerts: false });
  const toasts = needed.toasts || notices.toasts.length > 0;
  const alerts = needed.alerts || notices.alerts.length > 0;
  if (toasts !== needed.toasts || alerts !== needed.alerts) setNeeded({ toasts, alerts });
  return (
    <>
      {toasts && <Toasts notices={notices} />}
      {alerts && <Alerts notices={notices} />}
    </>
  );
});

const loadToastHost = () => import('../ui/ToastHost.tsx').then((module) => module.ToastHost);
const loadAlertDialog = () => import('../ui/AlertDialog.tsx').then((module) => module.AlertDialog);

const Toasts = observer(function Toasts({ notices }: { notices: Notices }) {
  const code = useCode(loadToastHost);
  return code.state === 'ready' ? <code.value toasts={notices.toasts} onDismiss={notices.dismissToast} /> : null;
});

const Alerts = observer(function Alerts({ notices }: { notices: Notices }) {
  const code = useCode(loadAlertDialog);
  return code.state === 'ready' ? <code.value text={notices.alerts[0] ?? null} onClose={notices.dismissAlert} /> : null;
});
