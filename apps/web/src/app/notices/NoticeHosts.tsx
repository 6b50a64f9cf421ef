import { observer } from 'mobx-react-lite';
import type { Notices } from '../../state/notices.ts';
import { AlertDialog } from '../../ui/feedback/AlertDialog.tsx';
import { ToastHost } from '../../ui/feedback/toasts/ToastHost.tsx';

export const NoticeHosts = observer(function NoticeHosts({ notices }: { readonly notices: Notices }) {
  const { toasts, alerts, dismissToast, dismissAlert } = notices;
  return (
    <>
      <ToastHost toasts={toasts} onDismiss={dismissToast} />
      <AlertDialog text={alerts[0] ?? null} onClose={dismissAlert} />
    </>
  );
});
