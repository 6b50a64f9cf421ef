import { observer } from 'mobx-react-lite';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlaceCombobox } from '../../PlaceCombobox.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import { texts as shared } from '../texts.ts';
import type { DetailsPresenter } from './details-presenter.ts';
import { texts } from './texts.ts';

/** Enter submits from these (specification 1, section 2). */
const submittingFields = ['name', 'organization-title'] as const;

export const DetailsView = observer(function DetailsView({ presenter }: { readonly presenter: DetailsPresenter }) {
  const { resume } = presenter;
  return (
    <OnboardingPage step="details" lead={texts.lead} steps={presenter.steps}>
      <Form onSubmit={presenter.submit} enterIn={submittingFields}>
        <Stack gap={5}>
          <Stack gap={4} columns={2}>
            <TextField label={texts.name} autoComplete="name" field={presenter.form.fields.name} />
            <TextField
              label={texts.position}
              autoComplete="organization-title"
              field={presenter.form.fields.position}
            />
          </Stack>
          <TextField
            label={texts.phoneNumber}
            type="tel"
            autoComplete="tel-national"
            hint={texts.phoneNumberHint}
            field={presenter.form.fields.phoneNumber}
          />
          <PlaceCombobox choice={presenter.location} />
          <FormActions start={resume !== null && <TextLink href={resume.href}>{shared.resume(resume.name)}</TextLink>}>
            <SubmitButton missing={presenter.missing} wrong={presenter.wrong} softDisabled={!presenter.canGoOn}>
              {shared.next}
            </SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </OnboardingPage>
  );
});
