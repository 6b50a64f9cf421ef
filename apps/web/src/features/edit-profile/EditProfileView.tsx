import { imageChoices } from '@glo/domain/files/file-type';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { paths } from '../../navigation/paths.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { StaleNote } from '../../ui/feedback/SendState.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { NotSavedNote } from '../../ui/fields/FormNotes.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CropDialog } from '../../ui/fields/files/CropDialog.tsx';
import { ImagePicker } from '../../ui/fields/files/ImagePicker.tsx';
import type { CropShape } from '../../ui/fields/files/crop-picture.ts';
import { FormSection, FullRow } from '../../ui/layout/FormSection.tsx';
import { PageFooter, PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { PlaceCombobox } from '../PlaceCombobox.tsx';
import { texts as shared } from '../account/texts.ts';
import type { Presented } from '../screen.ts';
import type { EditProfilePresenter } from './edit-profile-presenter.ts';
import type { PictureChange } from './picture-change.ts';
import { texts as places } from '../texts.ts';
import { texts } from './texts.ts';

const labels = { ...texts, location: places.location };

export const EditProfileView = observer(function EditProfileView({ presenter }: Presented<EditProfilePresenter>) {
  const formId = useId();
  const { recruiter, form, submission } = presenter;
  if (recruiter === null) return null;
  return (
    <>
      <PageHeader
        title={texts.title}
        start={<BackLink href={paths.account}>{shared.account}</BackLink>}
        gutter="form"
      />
      <Scroll label={texts.form} gutter="form">
        <Form id={formId} onSubmit={submission.run}>
          <Pictures presenter={presenter} />
          <Details presenter={presenter} />
        </Form>
      </Scroll>
      <PageFooter
        gutter="form"
        start={
          submission.slow ? (
            <SlowNote onCancel={submission.cancel} onRetry={() => void submission.restart()} />
          ) : presenter.isStale ? (
            <StaleNote text={texts.stale} onLoad={presenter.loadChanges} />
          ) : (
            <NotSavedNote isChanged={presenter.isChanged} onDiscard={presenter.discard} />
          )
        }
      >
        <SubmitButton
          form={formId}
          missing={form.missing(labels)}
          wrong={form.wrong(labels)}
          busy={submission.pending}
          softDisabled={!form.valid}
        >
          {texts.update}
        </SubmitButton>
      </PageFooter>
    </>
  );
});

const Pictures = observer(function Pictures({ presenter }: Presented<EditProfilePresenter>) {
  const { recruiter, profilePicture, coverPicture } = presenter;
  return (
    <FormSection {...texts.pictures}>
      <FullRow>
        <PictureField
          label={texts.coverPicture}
          cropTitle={texts.cropCoverPicture}
          look="wide"
          shape={coverShape}
          change={coverPicture}
          currentUrl={recruiter?.coverPicture ?? ''}
        />
      </FullRow>
      <FullRow>
        <PictureField
          label={texts.profilePicture}
          cropTitle={texts.cropProfilePicture}
          look="round"
          shape={faceShape}
          change={profilePicture}
          currentUrl={recruiter?.profilePicture ?? ''}
        />
      </FullRow>
    </FormSection>
  );
});

const coverShape = { width: 1152, height: 448 };
const faceShape = { width: 512, height: 512, round: true };

const Details = observer(function Details({ presenter }: Presented<EditProfilePresenter>) {
  return (
    <FormSection {...texts.details}>
      <TextField label={texts.name} autoComplete="name" field={presenter.form.fields.name} />
      <TextField label={texts.position} autoComplete="organization-title" field={presenter.form.fields.position} />
      <TextField
        label={texts.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        hint={texts.phoneNumberHint}
        field={presenter.form.fields.phoneNumber}
      />
      <PlaceCombobox field={presenter.form.fields.location} places={presenter.places} />
    </FormSection>
  );
});

interface PictureFieldProps {
  readonly label: string;
  readonly cropTitle: string;
  readonly look: 'round' | 'wide';
  readonly shape: CropShape;
  readonly change: PictureChange;
  readonly currentUrl: string;
}

const PictureField = observer(function PictureField(props: PictureFieldProps) {
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
