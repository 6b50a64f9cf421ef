import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogLayer } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Cancels. Has the initial focus; Escape does the same. */
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Runs after the exit animation and after the focus has been restored. */
  readonly onClosed?: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, cancelLabel, confirmLabel, danger = false, onCancel, onConfirm, onClosed } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onCancel()}
      // Base UI restores the focus right after this callback.
      onOpenChangeComplete={(next) => !next && onClosed && setTimeout(onClosed)}
    >
      <DialogLayer>
        <Base.Popup className={styles.dialog} initialFocus={safe}>
          <Base.Title render={<Text as="h2" size={4} />}>{title}</Base.Title>
          <Base.Description render={<Text tone="muted" />}>{text}</Base.Description>
          <Row gap={2} justify="end" space={{ marginTop: 4 }}>
            <Button ref={safe} size="lg" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button size="lg" variant={danger ? 'danger-fill' : 'fill'} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Row>
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}
