import { useId, useCallback } from 'react';
import { Button } from '../../actions/Button.tsx';
import { cx } from '../../tokens/cx.ts';
import { DropZone } from './DropZone.tsx';
import { Text } from '../../display/Text.tsx';
import { Row } from '../../layout/Row.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { texts } from './file-texts.ts';
import styles from './ImagePicker.module.css';
import { CircleAlert, ImagePlus } from '../../tokens/icons.ts';
import { LinkButton } from '../../actions/TextLink.tsx';
import { Spinner } from '../../display/Spinner.tsx';
import { texts as shared } from '../../tokens/texts.ts';
import { useFileDialog } from './use-file-dialog.tsx';

interface ImagePickerProps {
  readonly label: string;
  readonly marker?: string;
  readonly hint?: string;
  readonly file: File | null;
  readonly currentUrl?: string;
  readonly unsaved?: boolean;
  readonly shape?: 'square' | 'round' | 'wide';
  /** MIME types or extensions, separated by commas. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
  /** Called with a sentence for the user. */
  readonly onRefuse: (reason: string) => void;
  /** Omitted: the picture can only be replaced. */
  readonly onRemove?: () => void;
  readonly busy?: boolean;
  readonly error?: string | null;
  readonly problem?: { readonly text: string; readonly onRetry: () => void } | null;
}

export function ImagePicker(props: ImagePickerProps) {
  const {
    label,
    marker,
    file,
    currentUrl = '',
    unsaved = false,
    shape = 'square',
    accept,
    onPick,
    onRefuse,
    onRemove,
    busy = false,
    error = null,
  } = props;
  const labelId = useId();
  const markerId = useId();
  const errorId = useId();
  const dialog = useFileDialog({ label, accept, disabled: busy, onPick });
  const chosen = file !== null || currentUrl !== '';
  const current = unsaved ? texts.imageChosen : texts.imageInUse;
  return (
    <Stack as="fieldset" gap={2} aria-labelledby={labelId} aria-describedby={marker && markerId} aria-busy={busy}>
      <Row align="baseline" justify="between">
        <Text id={labelId} as="span" weight="medium">
          {label}
        </Text>
        {marker !== undefined && (
          <Text id={markerId} as="span" size={1} tone="subtle">
            {marker}
          </Text>
        )}
      </Row>
      <DropZone disabled={busy} chosen={chosen} invalid={error !== null} onDrop={onPick} onRefuse={onRefuse}>
        {dialog.input}
        <span className={cx(styles.preview, styles[shape])}>
          {file !== null ? <FileImage file={file} /> : chosen ? <img src={currentUrl} alt="" /> : <ImagePlus />}
        </span>
        <Stack gap={2} tone="muted" className={styles.words}>
          <span className="truncated" title={file?.name} translate={file ? 'no' : undefined}>
            {file?.name ?? (chosen ? current : texts.dropImage)}
          </span>
          <Row gap={2} wrap>
            <Button
              onClick={dialog.open}
              disabled={busy}
              aria-invalid={error !== null}
              aria-describedby={error === null ? undefined : errorId}
            >
              {chosen ? texts.changeImage : texts.chooseImage}
            </Button>
            {chosen && onRemove && (
              <Button variant="bare" onClick={onRemove} disabled={busy}>
                {texts.removeImage}
              </Button>
            )}
            <Row as="output" gap={2}>
              {busy && (
                <>
                  <Spinner />
                  <span>{` ${texts.uploading}`}</span>
                </>
              )}
            </Row>
          </Row>
        </Stack>
      </DropZone>
      <Note {...props} errorId={errorId} />
    </Stack>
  );
}

function Note({ hint, problem, error = null, errorId }: ImagePickerProps & { readonly errorId: string }) {
  const note = hint !== undefined && (
    <Text size={1} tone="subtle">
      {hint}
    </Text>
  );
  if (error !== null) {
    return (
      <>
        <Text id={errorId} tone="danger" className="icon-note">
          <CircleAlert />
          <span>{error}</span>
        </Text>
        {note}
      </>
    );
  }
  if (problem) {
    return (
      <Text tone="danger" className="icon-note" role="alert">
        <CircleAlert />
        <span>{problem.text}</span>
        <LinkButton onClick={problem.onRetry}>{shared.tryAgain}</LinkButton>
      </Text>
    );
  }
  return note;
}

function FileImage({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
