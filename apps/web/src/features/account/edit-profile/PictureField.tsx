import { observer } from 'mobx-react-lite';
import { CropDialog } from '../../../ui/CropDialog.tsx';
import { ImagePicker } from '../../../ui/ImagePicker.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import type { PictureChange } from './picture-change.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly cutTitle: string;
  /** What it is cut to, in pixels. */
  readonly shape: { readonly look: 'round' | 'wide'; readonly width: number; readonly height: number };
  readonly accept: string;
  readonly change: PictureChange;
  /** The picture from before; '' when there is none. */
  readonly currentUrl: string;
}

/** Choosing a picture, cutting it to shape and watching it leave. */
export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { label, cutTitle, shape, accept, change, currentUrl } = props;
  const { look, width, height } = shape;
  const { wait } = change;
  return (
    <>
      <ImagePicker
        label={label}
        hint="PNG, JPEG, WebP, GIF or AVIF, at most 5 MB."
        shape={look}
        accept={accept}
        file={change.shown}
        currentUrl={currentUrl}
        busy={wait.pending}
        problem={change.problem}
        onPick={change.choose}
      />
      {wait.slow && <SlowNote onCancel={change.cancel} onRetry={() => void change.retry()} />}
      <CropDialog
        title={cutTitle}
        file={change.chosen}
        shape={{ width, height, round: look === 'round' }}
        onCrop={(picture) => void change.upload(picture)}
        onCancel={change.doNotCut}
      />
    </>
  );
});
