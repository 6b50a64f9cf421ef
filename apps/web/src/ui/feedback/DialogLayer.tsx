import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './DialogLayer.module.css';

export function DialogLayer({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Viewport className={styles.viewport}>{children}</Dialog.Viewport>
    </Dialog.Portal>
  );
}
