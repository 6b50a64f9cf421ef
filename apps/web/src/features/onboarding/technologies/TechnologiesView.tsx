import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { MultiCombobox } from '../../../ui/fields/combobox/MultiCombobox.tsx';
import { fromLookup } from '../../from-lookup.ts';
import { SubmitState } from '../../verification/SubmitState.tsx';
import { OnboardingForm } from '../OnboardingPage.tsx';
import { technologiesTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { TechnologiesPresenter } from './technologies-presenter.ts';

export const TechnologiesView = observer(function TechnologiesView({ presenter }: Presented<TechnologiesPresenter>) {
  const { lookup, saving } = presenter;
  return (
    <OnboardingForm
      step="company"
      title={texts.title}
      lead={texts.lead}
      back={paths.createCompany}
      steps={presenter.steps}
      onSubmit={presenter.submit}
    >
      <MultiCombobox
        label={texts.technologies}
        marker={texts.marker}
        field={presenter.form.fields.technologies}
        {...fromLookup(lookup)}
        placeholder={shared.searchAndChoose}
        optionKey={String}
        optionLabel={String}
      />
      <FormActions>
        <Button type="submit" variant="fill" size="lg" busy={saving.pending}>
          {texts.submit}
        </Button>
      </FormActions>
      <SubmitState action={saving} />
    </OnboardingForm>
  );
});
