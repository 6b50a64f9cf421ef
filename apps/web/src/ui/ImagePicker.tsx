import { useId } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { DropZone } from './DropZone.tsx';
import styles from './ImagePicker.module.css';
import { ImagePlus } from './icons.ts';
import { Spinner } from './Spinner.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface ImagePickerProps {
  readonly label: string;
  readonly hint?: string;
  /** A picture of this device, just chosen. */
  readonly file: File | null;
  /** The picture there is already. */
  readonly currentUrl?: string;
  readonly shape?: 'square' | 'round' | 'wide';
  /** Accepted types, separated by commas. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  /** Without it a picture can only be changed. */
  readonly onRemove?: () => void;
  /** On its way to the server. */
  readonly busy?: boolean;
}

/** Choose, see, change and remove one picture. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint, file, currentUrl = '', shape = 'square', accept, onPick, onRemove, busy = false } = props;
  const labelId = useId();
  const fileUrl = useObjectUrl(file);
  const shown = fileUrl ?? currentUrl;
  return (
    <div className={styles.picker} role="group" aria-labelledby={labelId} aria-busy={busy}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <DropZone label={label} accept={accept} disabled={busy} onPick={onPick}>
        {(open) => (
          <div className={cx(styles.body, styles[shape], shown !== '' && styles.chosen)}>
            <span className={styles.preview}>{shown === '' ? <ImagePlus /> : <img src={shown} alt="" />}</span>
            <div className={styles.words}>
              <span className="cut" title={file?.name}>
                {file?.name ?? (shown === '' ? 'Drop an image here, or' : 'The picture in use')}
              </span>
              <div className={styles.acts}>
                <Button onClick={open} disabled={busy}>
                  {shown === '' ? 'Choose image' : 'Change'}
                </Button>
                {shown !== '' && onRemove && (
                  <Button variant="bare" onClick={onRemove} disabled={busy}>
                    Remove
                  </Button>
                )}
                <span className={styles.status} role="status">
                  {busy && (
                    <>
                      <Spinner /> Uploading…
                    </>
                  )}
                </span>
              </div>
            </div>
          </div>
        )}
      </DropZone>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
