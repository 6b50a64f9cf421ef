import { imageChoices } from '@glo/domain/files/image';
import { observer } from 'mobx-react-lite';
import { CropDialog } from '../../../ui/fields/files/CropDialog.tsx';
import type { CropShape } from '../../../ui/fields/files/crop-picture.ts';
import { ImagePicker } from '../../../ui/fields/files/ImagePicker.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import type { PictureChange } from './picture-change.ts';
import { texts } from './texts.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly cutTitle: string;
  readonly look: 'round' | 'wide';
  readonly shape: CropShape;
  readonly change: PictureChange;
  readonly currentUrl: string;
}

export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { label, cutTitle, look, shape, change, currentUrl } = props;
  const { wait } = change;
  return (
    <>
      <ImagePicker
        label={label}
        hint={texts.pictureHint}
        shape={look}
        accept={imageChoices}
        file={change.shown}
        currentUrl={currentUrl}
        busy={wait.pending}
        problem={change.problem}
        onPick={(file) => void change.choose(file)}
        onRefuse={change.refuse}
      />
      {wait.slow && <SlowNote onCancel={change.cancel} onRetry={() => void change.retry()} />}
      <CropDialog
        title={cutTitle}
        file={change.chosen}
        shape={shape}
        onCrop={(picture) => void change.upload(picture)}
        onCancel={change.doNotCut}
      />
    </>
  );
});
