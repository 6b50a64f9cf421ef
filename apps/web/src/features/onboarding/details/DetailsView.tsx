import { observer } from 'mobx-react-lite';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlaceCombobox } from '../../PlaceCombobox.tsx';
import { texts as places } from '../../texts.ts';
import { OnboardingForm } from '../OnboardingPage.tsx';
import { detailsTexts as texts, texts as shared } from '../texts.ts';
import type { DetailsPresenter } from './details-presenter.ts';

const labels = { ...texts, location: places.location };

/** Enter submits from these (specification 1, section 2). */
const submittingFields = ['name', 'organization-title'] as const;

export const DetailsView = observer(function DetailsView({ presenter }: { readonly presenter: DetailsPresenter }) {
  const { form, resume } = presenter;
  return (
    <OnboardingForm
      step="details"
      lead={texts.lead}
      steps={presenter.steps}
      onSubmit={presenter.submit}
      enterIn={submittingFields}
    >
      <Stack gap={4} columns={2}>
        <TextField label={texts.name} autoComplete="name" field={form.fields.name} />
        <TextField label={texts.position} autoComplete="organization-title" field={form.fields.position} />
      </Stack>
      <TextField
        label={texts.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        hint={texts.phoneNumberHint}
        field={form.fields.phoneNumber}
      />
      <PlaceCombobox field={presenter.form.fields.location} places={presenter.places} />
      <FormActions start={resume !== null && <TextLink href={resume.href}>{shared.resume(resume.name)}</TextLink>}>
        <SubmitButton missing={form.missing(labels)} wrong={form.wrong(labels)} softDisabled={!form.valid}>
          {shared.next}
        </SubmitButton>
      </FormActions>
    </OnboardingForm>
  );
});
