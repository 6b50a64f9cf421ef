import { useId } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { DropZone } from './DropZone.tsx';
import { FileImage } from './FileImage.tsx';
import styles from './ImagePicker.module.css';
import { CircleAlert, ImagePlus } from './icons.ts';
import { LinkButton } from './LinkButton.tsx';
import { Spinner } from './Spinner.tsx';
import { useFileDialog } from './use-file-dialog.tsx';

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
  /** Why the last one did not get there, and the way to send it once more. */
  readonly problem?: { readonly text: string; readonly onRetry: () => void } | null;
}

/** Choose, see, change and remove one picture. */
export function ImagePicker(props: ImagePickerProps) {
  const {
    label,
    hint,
    file,
    currentUrl = '',
    shape = 'square',
    accept,
    onPick,
    onRemove,
    busy = false,
    problem,
  } = props;
  const labelId = useId();
  const dialog = useFileDialog({ label, accept, disabled: busy, onPick });
  const chosen = file !== null || currentUrl !== '';
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId} aria-busy={busy}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <DropZone disabled={busy} onDrop={onPick}>
        {dialog.input}
        <div className={cx(styles.body, styles[shape], chosen && styles.chosen)}>
          <span className={styles.preview}>
            {file !== null ? <FileImage file={file} /> : chosen ? <img src={currentUrl} alt="" /> : <ImagePlus />}
          </span>
          <div className={styles.words}>
            <span className="cut" title={file?.name}>
              {file?.name ?? (chosen ? 'The picture in use' : 'Drop an image here, or')}
            </span>
            <div className={styles.acts}>
              <Button onClick={dialog.open} disabled={busy}>
                {chosen ? 'Change' : 'Choose image'}
              </Button>
              {chosen && onRemove && (
                <Button variant="bare" onClick={onRemove} disabled={busy}>
                  Remove
                </Button>
              )}
              <output className={styles.status}>
                {busy && (
                  <>
                    <Spinner /> Uploading…
                  </>
                )}
              </output>
            </div>
          </div>
        </div>
      </DropZone>
      {problem ? (
        <p className={styles.problem} role="alert">
          <CircleAlert />
          <span>{problem.text}</span>
          <LinkButton onClick={problem.onRetry}>Try again</LinkButton>
        </p>
      ) : (
        hint !== undefined && <p className={styles.hint}>{hint}</p>
      )}
    </fieldset>
  );
}
