import { useDeferredValue } from 'react';
import { texts } from '../notice-texts.ts';
import { Toast, type ToastData } from './Toast.tsx';
import { useToastBox } from './use-toast-box.ts';
import styles from './ToastHost.module.css';

interface ToastHostProps {
  /** Oldest first; a toast that replaces another has its key. */
  readonly toasts: readonly ToastData[];
  readonly onDismiss: (key: string) => void;
}

/**
 * Where toasts appear: top right, in the place that the layout keeps for them, the newest on top of the others. Errors
 * interrupt a screen reader, others wait.
 */
export function ToastHost({ toasts, onDismiss }: ToastHostProps) {
  const box = useToastBox();
  // live regions are announced only when they were there before their content: nothing on the first render
  const shown = useDeferredValue(toasts, []);
  const list = (wanted: boolean) =>
    shown
      .filter((toast) => (toast.tone === 'error') === wanted)
      .map((toast) => <Toast key={toast.key} toast={toast} layer={shown.indexOf(toast) + 1} onDismiss={onDismiss} />);
  return (
    <section className={styles.host} style={box} aria-label={texts.notifications} data-beside-dialogs>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {list(true)}
      </div>
      <output className={styles.list} aria-live="polite" aria-atomic="false">
        {list(false)}
      </output>
    </section>
  );
}
