import { observer } from 'mobx-react-lite';
import { Notices } from '../../state/notices.ts';
import { useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './PlainNotice.module.css';

export const NoticeHosts = lazily(async () => (await import('./NoticeHosts.tsx')).NoticeHosts);

export const NoticeArea = observer(function NoticeArea() {
  const notices = useContainer().get(Notices);
  return (
    <ErrorBoundary renderFallback={() => <PlainNotices notices={notices} />}>
      <OnceOpen isOpen={notices.toasts.length + notices.alerts.length > 0}>
        <NoticeHosts notices={notices} />
      </OnceOpen>
    </ErrorBoundary>
  );
});

const PlainNotices = observer(function PlainNotices({ notices: { toasts, alerts } }: { readonly notices: Notices }) {
  const text = alerts[0] ?? toasts.at(-1)?.text;
  if (text === undefined) return null;
  return (
    <p className={cx(styles.notice, 'floating')} role="alert">
      {text}
    </p>
  );
});
