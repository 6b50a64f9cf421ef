import { useId } from 'react';
import { Button } from './Button.tsx';
import { DropZone } from './DropZone.tsx';
import styles from './FilePicker.module.css';
import { IconButton } from './IconButton.tsx';
import { FileText, Upload, X } from './icons.ts';
import { Spinner } from './Spinner.tsx';
import { useFileDialog } from './use-file-dialog.tsx';

interface FilePickerProps {
  readonly label: string;
  readonly hint?: string;
  /** The chosen file: its name, and below it 'PDF, 1.2 MB, ready to send'. */
  readonly file: { readonly name: string; readonly note: string } | null;
  readonly accept: string;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
  readonly disabled?: boolean;
  /** On its way to the server. */
  readonly busy?: boolean;
}

/** Choose and remove one document. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, file, accept, onPick, onRemove, disabled = false, busy = false } = props;
  const labelId = useId();
  const dialog = useFileDialog({ label, accept, disabled, onPick });
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId} aria-busy={busy}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {file === null ? (
        <DropZone disabled={disabled} onDrop={onPick}>
          {dialog.input}
          <div className={styles.empty}>
            <Button icon={<Upload />} disabled={disabled} onClick={dialog.open}>
              Choose file
            </Button>
            <span>or drop it here</span>
          </div>
        </DropZone>
      ) : (
        <div className={styles.chosen}>
          <span className={styles.sign}>{busy ? <Spinner /> : <FileText />}</span>
          <span className={styles.words}>
            <span className="cut" title={file.name}>
              {file.name}
            </span>
            <output className={styles.note}>{busy ? 'Uploading…' : file.note}</output>
          </span>
          <IconButton label="Remove the file" icon={<X />} disabled={busy} onClick={onRemove} />
        </div>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
