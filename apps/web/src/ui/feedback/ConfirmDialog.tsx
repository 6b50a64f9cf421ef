import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogLayer } from './DialogLayer.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** The way back: it has the focus, and Escape does the same. */
  readonly stay: string;
  readonly go: string;
  /** What cannot be undone is red. */
  readonly danger?: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** It is gone, and the focus is back where it was opened. */
  readonly onClosed?: () => void;
}

/** One question before something that loses work. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, stay, go, danger = false, onStay, onGo, onClosed } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onStay()}
      // the focus goes back right after this
      onOpenChangeComplete={(next) => !next && onClosed && setTimeout(onClosed)}
    >
      <DialogLayer>
        <Base.Popup className={styles.dialog} initialFocus={safe}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <Base.Description className={styles.text}>{text}</Base.Description>
          <div className={styles.ways}>
            <Button ref={safe} size="lg" variant={danger ? 'outline' : 'fill'} onClick={onStay}>
              {stay}
            </Button>
            <Button size="lg" variant={danger ? 'danger-fill' : 'outline'} onClick={onGo}>
              {go}
            </Button>
          </div>
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}
