import { useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { CropArea } from './CropArea.tsx';
import styles from './CropDialog.module.css';
import { type CropShape, cropPicture, type Section } from './crop-picture.ts';
import { Dialog } from '../../feedback/Dialog.tsx';
import { texts } from './file-texts.ts';
import { CircleAlert } from '../../tokens/icons.ts';
import { texts as shared } from '../../tokens/texts.ts';

interface CropDialogProps {
  readonly title: string;
  readonly file: File | null;
  readonly shape: CropShape;
  readonly onCrop: (picture: File) => void;
  readonly onCancel: () => void;
}

export function CropDialog(props: CropDialogProps) {
  const { title, file, onCancel } = props;
  // Keeps the last picture during the exit animation.
  const [shown, setShown] = useState(file);
  if (file !== null && file !== shown) setShown(file);
  return (
    <Dialog open={file !== null} title={title} onClose={onCancel}>
      {shown !== null && <Cutting {...props} file={shown} />}
    </Dialog>
  );
}

function Cutting({ file, shape, onCrop, onCancel }: CropDialogProps & { readonly file: File }) {
  const [section, setSection] = useState<Section | null>(null);
  const [broken, setBroken] = useState(false);
  const [busy, setBusy] = useState(false);

  async function take() {
    if (section === null || busy) return;
    setBusy(true);
    try {
      onCrop(await cropPicture(file, section, shape));
    } catch {
      setBroken(true);
    }
  }

  return (
    <div className={styles.body}>
      {broken ? (
        <p className={styles.problem} role="alert">
          <CircleAlert />
          <span>{`${texts.noPicture} ${texts.another}`}</span>
        </p>
      ) : (
        <CropArea file={file} shape={shape} onSection={setSection} onBroken={() => setBroken(true)} />
      )}
      <div className={styles.acts}>
        <Button size="lg" onClick={onCancel}>
          {broken ? shared.close : shared.cancel}
        </Button>
        {!broken && (
          <Button size="lg" variant="fill" disabled={section === null} busy={busy} onClick={() => void take()}>
            {texts.use}
          </Button>
        )}
      </div>
    </div>
  );
}
