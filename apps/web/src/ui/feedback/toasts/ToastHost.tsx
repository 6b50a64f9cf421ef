import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { texts } from '../notice-texts.ts';
import { Toast, type ToastData } from './Toast.tsx';
import { useToastBox } from './use-toast-box.ts';
import styles from './ToastHost.module.css';

interface ToastHostProps {
  readonly toasts: readonly ToastData[];
  readonly onDismiss: (key: string) => void;
}

/**
 * Errors interrupt a screen reader, others wait. F6 moves the focus to the toasts. Timers pause while hovered or
 * focused.
 */
export function ToastHost(props: ToastHostProps) {
  return (
    <Base.Provider limit={Number.POSITIVE_INFINITY}>
      <ToastList {...props} />
    </Base.Provider>
  );
}

function ToastList({ toasts, onDismiss }: ToastHostProps) {
  const box = useToastBox();
  const shown = useShown(toasts, onDismiss);
  const list = (wanted: boolean) =>
    shown
      .filter(({ data }) => (data?.tone === 'error') === wanted)
      .map((toast) => {
        const layer = shown.indexOf(toast) + 1;
        return <Toast key={toast.id} toast={toast} layer={layer} isCovered={layer < shown.length} />;
      });
  return (
    <Base.Viewport
      className={styles.host}
      style={box}
      aria-label={texts.notifications}
      aria-live="off"
      data-beside-dialogs
    >
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {list(true)}
      </div>
      <output className={styles.list} aria-live="polite" aria-atomic="false">
        {list(false)}
      </output>
    </Base.Viewport>
  );
}

/** Mirrors `toasts` (oldest first) into Base UI's toast manager, which runs the timers. */
function useShown(toasts: readonly ToastData[], onDismiss: (key: string) => void) {
  const { add, close, toasts: shown } = Base.useToastManager<ToastData>();
  const handed = useRef<readonly ToastData[]>([]);

  useEffect(() => {
    for (const toast of toasts.filter((each) => !handed.current.includes(each))) {
      add({ id: toast.key, timeout: toast.durationMs, data: toast, onClose: () => onDismiss(toast.key) });
    }
    for (const { key } of handed.current) if (!toasts.some((each) => each.key === key)) close(key);
    handed.current = toasts;
  }, [toasts, onDismiss, add, close]);

  return shown.toReversed();
}
