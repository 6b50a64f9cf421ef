import type { CompanyChoice } from '@glo/domain/company/companies';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Combobox } from '../../../ui/fields/combobox/Combobox.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { Building2 } from '../../../ui/tokens/icons.ts';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { SubmitState } from '../../verification/SubmitState.tsx';
import { OnboardingForm } from '../OnboardingPage.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { companyTexts as texts, texts as shared } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import type { ChooseCompanyPresenter } from './choose-company-presenter.ts';

export const ChooseCompanyView = observer(function ChooseCompanyView({ presenter }: Presented<ChooseCompanyPresenter>) {
  const { form, companies, saving, steps, joining, resume } = presenter;
  const { company } = form.fields;
  const skipId = useId();
  return (
    <OnboardingForm
      step="company"
      lead={`${steps.companyNeeded ? texts.companyNeededLead : texts.lead} ${texts.joining}`}
      {...(!steps.companyNeeded && { back: paths.details })}
      steps={presenter.steps}
      onSubmit={presenter.submit}
      enterIn={presenter.canCreate ? undefined : noField}
    >
      <Combobox
        label={texts.company}
        field={company}
        selected={company.value}
        onSelect={presenter.choose}
        options={presenter.options}
        loading={companies.request.pending}
        placeholder={texts.search}
        hint={companies.state !== 'failed' && texts.hint}
        optionKey={idOf}
        optionLabel={nameOf}
        optionDetail={presenter.detailOf}
        optionIcon={<Building2 />}
        {...(companies.state === 'failed' && { emptyText: texts.notLoaded })}
        {...(presenter.canCreate && {
          extra: { ...createRow(presenter.newName), onPick: presenter.createCompany },
        })}
      />
      {companies.request.slow && <SlowNote onCancel={companies.cancel} onRetry={() => void companies.load()} />}
      {companies.state === 'failed' && <ErrorState row title={texts.notLoaded} onRetry={() => void companies.load()} />}
      <FormActions
        start={
          !steps.companyNeeded && (
            <Button variant="bare" size="lg" flush="start" aria-describedby={skipId} onClick={presenter.skip}>
              {texts.skip}
            </Button>
          )
        }
      >
        <SubmitButton missing={form.missing(texts)} busy={saving.pending} softDisabled={!form.valid}>
          {joining === null ? shared.next : texts.joinThis(joining.name)}
        </SubmitButton>
        {!steps.companyNeeded && company.value === null && (
          <Text id={skipId} size={1} tone="muted">
            {texts.skipConsequence}
          </Text>
        )}
      </FormActions>
      {resume !== null && (
        <p>
          <TextLink href={resume.href}>{shared.resume(resume.name)}</TextLink>
        </p>
      )}
      <SubmitState action={saving} />
    </OnboardingForm>
  );
});

function createRow(name: string) {
  return name === '' ? { label: shared.createCompany } : { label: texts.create(name), detail: shared.createCompany };
}

/** Enter does nothing while the typed name has no match yet. */
const noField: readonly string[] = [];

const idOf = (company: CompanyChoice) => company.id;
const nameOf = (company: CompanyChoice) => company.name;
