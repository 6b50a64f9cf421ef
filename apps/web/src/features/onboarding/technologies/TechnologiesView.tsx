import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { MultiCombobox } from '../../../ui/MultiCombobox.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { emptyText } from '../../empty-text.ts';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { TechnologiesPresenter } from './technologies-presenter.ts';

type Props = { readonly presenter: TechnologiesPresenter };

export const TechnologiesView = observer(function TechnologiesView({ presenter }: Props) {
  const { lookup, saving } = presenter;
  return (
    <OnboardingPage
      step="company"
      title="Top technologies used in your company"
      lead="They stand on the company page, and suggest candidates who know them."
      back={paths.createCompany}
      onSignOut={presenter.signOut}
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <MultiCombobox
            label="Technologies"
            marker="Optional"
            field={presenter.technologies}
            query={lookup.text}
            onQuery={lookup.type}
            options={lookup.options}
            loading={lookup.loading}
            emptyText={emptyText(lookup)}
            placeholder="Search and choose"
            optionKey={itself}
            optionLabel={itself}
          />
          <FormActions>
            <Button type="submit" variant="fill" size="lg" busy={saving.pending}>
              Submit
            </Button>
          </FormActions>
          {saving.slow && <SlowNote onCancel={saving.cancel} onRetry={() => void saving.retry()} />}
        </Stack>
      </Form>
    </OnboardingPage>
  );
});

const itself = (technology: string) => technology;
