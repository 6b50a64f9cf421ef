import { imageTypes } from '@glo/domain/company';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormSection, FullRow } from '../../../ui/FormSection.tsx';
import { PageFooter } from '../../../ui/PageFooter.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PlaceCombobox } from '../../PlaceCombobox.tsx';
import styles from './EditProfileView.module.css';
import type { EditProfilePresenter } from './edit-profile-presenter.ts';
import { PictureField } from './PictureField.tsx';

interface Presented {
  readonly presenter: EditProfilePresenter;
}

export const EditProfileView = observer(function EditProfileView({ presenter }: Presented) {
  const formId = useId();
  const reasonId = useId();
  const { recruiter, wait, whyOff } = presenter;
  if (recruiter === null) return null;
  return (
    <>
      <PageHeader title="Edit profile" start={<BackLink href={paths.account}>Account</BackLink>} gutter="form" />
      <Scroll label="Your profile" gutter="form">
        <Form id={formId} onSubmit={presenter.submit}>
          <Pictures presenter={presenter} />
          <Details presenter={presenter} />
        </Form>
      </Scroll>
      <PageFooter
        gutter="form"
        start={wait.slow && <SlowNote onCancel={wait.cancel} onRetry={() => void presenter.retry()} />}
      >
        <p id={reasonId} className={styles.reason}>
          {whyOff !== null && `Update is off: ${whyOff}`}
        </p>
        <Button
          type="submit"
          form={formId}
          variant="fill"
          size="lg"
          busy={wait.pending}
          softDisabled={!presenter.canUpdate}
          aria-describedby={reasonId}
        >
          Update
        </Button>
      </PageFooter>
    </>
  );
});

const Pictures = observer(function Pictures({ presenter }: Presented) {
  const { recruiter, profilePicture, coverPicture } = presenter;
  return (
    <FormSection title="Pictures" text="Kept as soon as they are chosen.">
      <FullRow>
        <PictureField
          label="Cover picture"
          cutTitle="Cut the cover picture"
          look="wide"
          shape={coverShape}
          accept={accept}
          change={coverPicture}
          currentUrl={recruiter?.coverPicture ?? ''}
        />
      </FullRow>
      <FullRow>
        <PictureField
          label="Profile picture"
          cutTitle="Cut the profile picture"
          look="round"
          shape={faceShape}
          accept={accept}
          change={profilePicture}
          currentUrl={recruiter?.profilePicture ?? ''}
        />
      </FullRow>
    </FormSection>
  );
});

const accept = imageTypes.join(',');
/** As it stands beside the dashboard, four times as fine. */
const coverShape = { width: 1152, height: 448 };
const faceShape = { width: 512, height: 512, round: true };

const Details = observer(function Details({ presenter }: Presented) {
  return (
    <FormSection title="Details" text="How students and colleagues know you.">
      <TextField label="Name" autoComplete="name" field={presenter.name} />
      <TextField label="Position" autoComplete="organization-title" field={presenter.position} />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Ten digits, the first one 1 to 9, with or without a plus in front."
        field={presenter.phoneNumber}
      />
      <PlaceCombobox choice={presenter.location} />
    </FormSection>
  );
});
