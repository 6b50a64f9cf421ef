import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PlaceCombobox } from '../../PlaceCombobox.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { DetailsPresenter } from './details-presenter.ts';

export const DetailsView = observer(function DetailsView({ presenter }: { readonly presenter: DetailsPresenter }) {
  return (
    <OnboardingPage
      step="details"
      lead="Candidates see who is behind a job. Say it the way you would in person."
      onSignOut={presenter.signOut}
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <Stack gap={4} columns={2}>
            <TextField label="Full name" autoComplete="name" field={presenter.name} />
            <TextField label="Designation" autoComplete="organization-title" field={presenter.position} />
          </Stack>
          <TextField
            label="Phone number"
            type="tel"
            autoComplete="tel"
            hint="Ten digits, with or without a plus in front."
            field={presenter.phoneNumber}
          />
          <PlaceCombobox choice={presenter.location} />
          <FormActions>
            <Button type="submit" variant="fill" size="lg" softDisabled={!presenter.canGoOn}>
              Next
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </OnboardingPage>
  );
});
