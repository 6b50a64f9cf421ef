import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CropShape } from '../../../ui/cut-picture.ts';
import { ImagePicker } from '../../../ui/ImagePicker.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { useCode } from '../../../ui/use-code.ts';
import styles from '../account.module.css';
import type { PictureChange } from './picture-change.ts';
import { texts } from './texts.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly cutTitle: string;
  readonly look: 'round' | 'wide';
  readonly shape: CropShape;
  readonly accept: string;
  readonly change: PictureChange;
  /** The picture from before; '' when there is none. */
  readonly currentUrl: string;
}

const loadCropDialog = () => import('../../../ui/CropDialog.tsx').then((module) => module.CropDialog);

/** Choosing a picture, cutting it to shape and watching it leave. */
export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { label, look, accept, change, currentUrl } = props;
  const { wait } = change;
  const [wasChosen, setWasChosen] = useState(false);
  if (change.chosen !== null && !wasChosen) setWasChosen(true);
  return (
    <>
      <ImagePicker
        label={label}
        hint={texts.pictureHint}
        shape={look}
        accept={accept}
        file={change.shown}
        currentUrl={currentUrl}
        busy={wait.pending}
        problem={change.problem}
        onPick={change.choose}
      />
      {wait.slow && <SlowNote onCancel={change.cancel} onRetry={() => void change.retry()} />}
      {wasChosen && <Cutting {...props} />}
    </>
  );
});

/** The cropper is heavy and seldom used: its code is fetched with the first picture. */
const Cutting = observer(function Cutting({ cutTitle, shape, change }: PictureFieldProps) {
  const dialog = useCode(loadCropDialog);
  if (dialog.state === 'ready') {
    return (
      <dialog.value
        title={cutTitle}
        file={change.chosen}
        shape={shape}
        onCrop={(picture) => void change.upload(picture)}
        onCancel={change.doNotCut}
      />
    );
  }
  if (change.chosen === null) return null;
  return dialog.state === 'loading' ? (
    <output className={styles.note}>{texts.openingPicture}</output>
  ) : (
    <p className={styles.problem} role="alert">
      {texts.pictureNotOpened}
      <LinkButton onClick={dialog.retry}>{texts.tryAgain}</LinkButton>
    </p>
  );
});
