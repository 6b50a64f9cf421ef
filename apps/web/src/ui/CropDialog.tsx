import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CropDialog.module.css';
import { type CropShape, cutPicture, type Section } from './cut-picture.ts';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { CircleAlert } from './icons.ts';
import { Loading, Skeleton } from './Skeleton.tsx';
import { useCode } from './use-code.ts';

interface CropDialogProps {
  readonly title: string;
  /** The picture just chosen; null while there is none. */
  readonly file: File | null;
  readonly shape: CropShape;
  readonly onCrop: (picture: File) => void;
  readonly onCancel: () => void;
}

const loadArea = () => import('./CropArea.tsx').then((module) => module.CropArea);

/** Cuts a chosen picture to shape. The cropper's code is fetched with the first picture. */
export function CropDialog(props: CropDialogProps) {
  const { title, file, onCancel } = props;
  // the last picture stays while the dialog fades out
  const [shown, setShown] = useState(file);
  if (file !== null && file !== shown) setShown(file);
  return (
    <Dialog open={file !== null} title={title} onClose={onCancel}>
      {shown !== null && <Cropping {...props} file={shown} />}
    </Dialog>
  );
}

function Cropping({ file, shape, onCrop, onCancel }: CropDialogProps & { readonly file: File }) {
  const [section, setSection] = useState<Section | null>(null);
  const [broken, setBroken] = useState(false);
  const [busy, setBusy] = useState(false);
  const area = useCode(loadArea);

  async function take() {
    if (section === null) return;
    setBusy(true);
    try {
      onCrop(await cutPicture(file, section, shape));
    } catch {
      setBroken(true);
      setBusy(false);
    }
  }

  if (area.state === 'failed') return <ErrorState title="The picture could not be opened" onRetry={area.retry} />;
  return (
    <div className={styles.body}>
      {broken ? (
        <p className={styles.problem} role="alert">
          <CircleAlert />
          This file cannot be shown as a picture. Please choose another one.
        </p>
      ) : area.state === 'ready' ? (
        <area.value file={file} shape={shape} onSection={setSection} onBroken={() => setBroken(true)} />
      ) : (
        <Loading label="Loading the picture">
          <Skeleton shape="block" height={288} />
        </Loading>
      )}
      <div className={styles.acts}>
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
        {!broken && (
          <Button size="lg" variant="fill" disabled={section === null} busy={busy} onClick={() => void take()}>
            Use picture
          </Button>
        )}
      </div>
    </div>
  );
}
