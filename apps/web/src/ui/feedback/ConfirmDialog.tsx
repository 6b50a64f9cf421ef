import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogLayer } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Cancels. Has the initial focus; Escape does the same. */
  readonly stay: string;
  readonly go: string;
  readonly danger?: boolean | undefined;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** Runs after the exit animation and after the focus has been restored. */
  readonly onClosed?: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, stay, go, danger = false, onStay, onGo, onClosed } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onStay()}
      // Base UI restores the focus right after this callback.
      onOpenChangeComplete={(next) => !next && onClosed && setTimeout(onClosed)}
    >
      <DialogLayer>
        <Base.Popup className={styles.dialog} initialFocus={safe}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <Base.Description className={styles.text}>{text}</Base.Description>
          <div className={styles.ways}>
            <Button ref={safe} size="lg" onClick={onStay}>
              {stay}
            </Button>
            <Button size="lg" variant={danger ? 'danger-fill' : 'fill'} onClick={onGo}>
              {go}
            </Button>
          </div>
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}
