import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../actions/Button.tsx';
import styles from './CropDialog.module.css';
import { type CropShape, cropPicture, type Section } from './crop-picture.ts';
import { Dialog } from '../../feedback/Dialog.tsx';
import { Text } from '../../display/Text.tsx';
import { Row } from '../../layout/Row.tsx';
import { Stack } from '../../layout/Stack.tsx';
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
      {shown !== null && <CropForm {...props} file={shown} />}
    </Dialog>
  );
}

function CropForm({ file, shape, onCrop, onCancel }: CropDialogProps & { readonly file: File }) {
  const [section, setSection] = useState<Section | null>(null);
  const [broken, setBroken] = useState(false);
  const [busy, setBusy] = useState(false);

  async function applySection() {
    if (section === null || busy) return;
    setBusy(true);
    try {
      onCrop(await cropPicture(file, section, shape));
    } catch {
      setBroken(true);
    }
  }

  return (
    <Stack gap={5}>
      {broken ? (
        <Text tone="danger" className="icon-note" role="alert">
          <CircleAlert />
          <span>{`${texts.noPicture} ${texts.another}`}</span>
        </Text>
      ) : (
        <CropArea file={file} shape={shape} onSection={setSection} onBroken={() => setBroken(true)} />
      )}
      <Row gap={2} justify="end">
        <Button size="lg" onClick={onCancel}>
          {broken ? shared.close : shared.cancel}
        </Button>
        {!broken && (
          <Button size="lg" variant="fill" disabled={section === null} busy={busy} onClick={() => void applySection()}>
            {texts.use}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

interface CropAreaProps {
  /** Needs a new key for another file. */
  readonly file: File;
  readonly shape: CropShape;
  readonly onSection: (section: Section) => void;
  readonly onBroken: () => void;
}

const maxZoom = 4;
/** Step of the arrow keys in pixels; a fifth with Shift. */
const keyboardStep = 10;

/** Pans by pointer or arrow keys, zooms by wheel or slider. */
function CropArea({ file, shape, onSection, onBroken }: CropAreaProps) {
  const [url] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [fit, setFit] = useState<'contain' | 'horizontal-cover' | 'vertical-cover'>('contain');
  const stage = useRef<HTMLDivElement>(null);
  const zoomId = useId();

  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  /** Fits the whole picture and enlarges small ones. */
  function loaded({ naturalWidth, naturalHeight }: MediaSize) {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {};
    setFit(naturalWidth / naturalHeight < clientWidth / clientHeight ? 'vertical-cover' : 'horizontal-cover');
  }

  return (
    <Stack gap={4}>
      <div ref={stage} className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={shape.width / shape.height}
          cropShape={shape.round ? 'round' : 'rect'}
          objectFit={fit}
          onMediaLoaded={loaded}
          showGrid={false}
          keyboardStep={keyboardStep}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.window ?? '' }}
          cropperProps={{ role: 'application', 'aria-label': texts.section }}
          mediaProps={{ onError: onBroken }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_: Area, pixels: Area) => onSection(pixels)}
        />
      </div>
      <Row gap={4} weight="medium">
        <label htmlFor={zoomId}>{texts.zoom}</label>
        <input
          id={zoomId}
          type="range"
          className={styles.slider}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Row>
    </Stack>
  );
}
