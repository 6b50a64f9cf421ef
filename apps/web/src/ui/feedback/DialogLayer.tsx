import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './DialogLayer.module.css';

/** The scrim and, in the middle of it, a dialog's popup. */
export function DialogLayer({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Viewport className={styles.viewport}>{children}</Dialog.Viewport>
    </Dialog.Portal>
  );
}
