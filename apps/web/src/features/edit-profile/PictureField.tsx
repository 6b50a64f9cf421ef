import { imageChoices } from '@glo/domain/files/file-type';
import { observer } from 'mobx-react-lite';
import { CropDialog } from '../../ui/fields/files/CropDialog.tsx';
import type { CropShape } from '../../ui/fields/files/crop-picture.ts';
import { ImagePicker } from '../../ui/fields/files/ImagePicker.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import type { PictureChange } from './picture-change.ts';
import { texts } from './texts.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly cropTitle: string;
  readonly look: 'round' | 'wide';
  readonly shape: CropShape;
  readonly change: PictureChange;
  readonly currentUrl: string;
}

export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { label, cropTitle, look, shape, change, currentUrl } = props;
  const { uploading } = change;
  const { problem } = uploading;
  return (
    <>
      <ImagePicker
        label={label}
        hint={texts.pictureHint}
        shape={look}
        accept={imageChoices}
        file={change.shown}
        currentUrl={currentUrl}
        busy={uploading.pending}
        problem={problem === null ? null : { text: problem, onRetry: () => void uploading.restart() }}
        onPick={(file) => void change.choose(file)}
        onRefuse={change.refuse}
      />
      {uploading.slow && <SlowNote onCancel={uploading.cancel} onRetry={() => void uploading.restart()} />}
      <CropDialog
        title={cropTitle}
        file={change.chosen}
        shape={shape}
        onCrop={(picture) => void change.upload(picture)}
        onCancel={change.doNotCrop}
      />
    </>
  );
});
