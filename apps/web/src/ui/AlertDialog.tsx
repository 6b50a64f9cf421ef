import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button.tsx';
import { DialogLayer } from './DialogLayer.tsx';
import { texts } from './notice-texts.ts';

interface AlertDialogProps {
  /** The exact text to show; null while there is nothing to say. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** An alert inside the application: one text and an OK (decision 15). */
export function AlertDialog({ text, onClose }: AlertDialogProps) {
  // the last text stays while the dialog fades out
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  return (
    <Base.Root open={text !== null} onOpenChange={(open) => open || onClose()}>
      <DialogLayer>
        <Base.Popup className={styles.alert}>
          <Base.Title render={<p />} className={styles.text}>
            {shown}
          </Base.Title>
          <Base.Close render={<Button variant="fill" />}>{texts.ok}</Base.Close>
        </Base.Popup>
      </DialogLayer>
    </Base.Root>
  );
}
