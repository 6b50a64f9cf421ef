import { type RefCallback, useCallback, useId, useRef } from 'react';
import { Button } from '../../actions/Button.tsx';
import { DropZone } from './DropZone.tsx';
import { Text } from '../../display/Text.tsx';
import { texts } from './file-texts.ts';
import styles from './FilePicker.module.css';
import { IconButton } from '../../actions/IconButton.tsx';
import { FileText, Info, Upload, X } from '../../tokens/icons.ts';
import { Spinner } from '../../display/Spinner.tsx';
import { texts as shared } from '../../tokens/texts.ts';
import { useFileDialog } from './use-file-dialog.tsx';

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly warning: string | undefined;
  readonly file: { readonly name: string; readonly note: string } | null;
  readonly accept: string;
  readonly onPick: (file: File) => void;
  /** Called with a sentence for the user. */
  readonly onRefuse: (reason: string) => void;
  readonly onRemove: () => void;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly progress: number;
  readonly onRetry: (() => void) | undefined;
}

export function FilePicker(props: FilePickerProps) {
  const { label, hint, warning, file, accept, onPick, onRefuse, onRemove, disabled } = props;
  const labelId = useId();
  const [focusRef, handOverFocus] = useFocusHandover();
  const pick = (picked: File) => {
    handOverFocus();
    onPick(picked);
  };
  const remove = () => {
    handOverFocus();
    onRemove();
  };
  const dialog = useFileDialog({ label, accept, disabled, onPick: pick });
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId} aria-busy={props.busy}>
      <Text id={labelId} as="span" weight="medium">
        {label}
      </Text>
      <DropZone disabled={disabled} onDrop={pick} onRefuse={onRefuse}>
        {dialog.input}
        {file === null ? (
          <div className={styles.empty}>
            <Button ref={focusRef} icon={<Upload />} disabled={disabled} onClick={dialog.open}>
              {texts.choose}
            </Button>
            <span>{texts.orDrop}</span>
          </div>
        ) : (
          <Chosen {...props} file={file} onReplace={dialog.open} onRemove={remove} focusRef={focusRef} />
        )}
      </DropZone>
      {warning === undefined ? (
        <Text size={1} tone="subtle">
          {hint}
        </Text>
      ) : (
        <Text as="output" tone="warning" className="icon-note">
          <Info />
          <span>{warning}</span>
        </Text>
      )}
    </fieldset>
  );
}

interface ChosenProps extends FilePickerProps {
  readonly file: NonNullable<FilePickerProps['file']>;
  readonly onReplace: () => void;
  readonly focusRef: RefCallback<HTMLButtonElement>;
}

function Chosen({ file, busy, progress, disabled, onRetry, onReplace, onRemove, focusRef }: ChosenProps) {
  return (
    <div className={styles.chosen}>
      <span className={styles.sign}>{busy ? <Spinner /> : <FileText />}</span>
      <span className={styles.words}>
        <span className="truncated" title={file.name} translate="no">
          {file.name}
        </span>
        <Text as="span" size={1} tone="subtle">
          <output>{busy ? texts.uploading : file.note}</output>
          {busy && <span>{` ${Math.round(progress * 100)} %`}</span>}
        </Text>
        {busy && <progress aria-label={texts.uploadOf(file.name)} value={progress} />}
      </span>
      {!busy &&
        (onRetry ? (
          <Button onClick={onRetry}>{shared.tryAgain}</Button>
        ) : (
          <Button variant="bare" disabled={disabled} onClick={onReplace}>
            {texts.replace}
          </Button>
        ))}
      <IconButton
        ref={focusRef}
        label={busy ? texts.cancelUpload : texts.removeFile}
        icon={<X />}
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  );
}

/** Moves the focus from a button that its own press removes to the button that replaces it. */
function useFocusHandover(): [RefCallback<HTMLButtonElement>, () => void] {
  const wanted = useRef(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !wanted.current) return;
    wanted.current = false;
    if (document.activeElement === document.body) button.focus();
  }, []);
  const handOn = useCallback(() => {
    wanted.current = true;
  }, []);
  return [ref, handOn];
}
