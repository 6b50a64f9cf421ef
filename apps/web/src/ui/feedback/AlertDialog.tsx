import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { fallbackFocusTarget } from '../actions/focus.ts';
import { Row } from '../layout/Row.tsx';
import styles from './ConfirmDialog.module.css';
import { DialogLayer } from './Dialog.tsx';
import { texts } from './texts.ts';

interface AlertDialogProps {
  readonly text: string | null;
  readonly onClose: () => void;
}

export function AlertDialog({ text, onClose }: AlertDialogProps) {
  // Keeps the last text during the exit animation.
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  // Opens without a press, so the focused element is recorded here.
  const before = useRef<Element | null>(null);
  const open = text !== null;
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <DialogLayer>
        <Base.Popup className={styles.dialog} finalFocus={() => placeAfter(before.current)}>
          <Base.Title render={<p />}>{shown}</Base.Title>
          <Row justify="end" space={{ marginTop: 4 }}>
            <Base.Close render={<Button variant="fill" />}>{texts.ok}</Base.Close>
          </Row>
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}

/** Returns the element focused before, or the dialog below. Without either the browser would focus the first link. */
function placeAfter(before: Element | null): HTMLElement | true {
  const below = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
  if (below && !below.contains(before)) return below.querySelector<HTMLElement>('input, select, textarea') ?? below;
  if (before === document.body) return fallbackFocusTarget() ?? true;
  return before instanceof HTMLElement && before.isConnected ? before : true;
}
