import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Notices } from '../../state/notices.ts';
import { useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';
import styles from './PlainNotice.module.css';

export const NoticeHosts = lazily(async () => (await import('./NoticeHosts.tsx')).NoticeHosts);

export const NoticeArea = observer(function NoticeArea() {
  const notices = useContainer().get(Notices);
  const [needed, setNeeded] = useState(false);
  if (!needed && notices.toasts.length + notices.alerts.length > 0) setNeeded(true);
  if (!needed) return null;
  return (
    <ErrorBoundary renderFallback={() => <PlainNotices notices={notices} />}>
      <LazySuspense>
        <NoticeHosts notices={notices} />
      </LazySuspense>
    </ErrorBoundary>
  );
});

const PlainNotices = observer(function PlainNotices({ notices: { toasts, alerts } }: { readonly notices: Notices }) {
  const text = alerts[0] ?? toasts.at(-1)?.text;
  return text === undefined ? null : <PlainNotice text={text} />;
});

function PlainNotice({ text }: { readonly text: string }) {
  return (
    <p className={styles.notice} role="alert">
      {text}
    </p>
  );
}
