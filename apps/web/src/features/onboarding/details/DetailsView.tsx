import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { MapPin } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { DetailsPresenter } from './details-presenter.ts';

export const DetailsView = observer(function DetailsView({ presenter }: { readonly presenter: DetailsPresenter }) {
  const { places, location } = presenter;
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
          <Combobox
            label="Location"
            field={{ required: location.required, shownError: location.shownError, leave: presenter.leaveLocation }}
            selected={location.value === '' ? null : location.value}
            onSelect={presenter.choosePlace}
            query={places.text}
            onQuery={places.type}
            options={presenter.placeOptions}
            loading={places.loading}
            placeholder="Search for your city"
            optionKey={wholeLabel}
            optionLabel={wholeLabel}
            optionIcon={<MapPin />}
          />
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

const wholeLabel = (label: string) => label;
