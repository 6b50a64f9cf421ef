import type { CompanyChoice } from '@glo/domain/company';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { Building2 } from '../../../ui/icons.ts';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { ChooseCompanyPresenter } from './choose-company-presenter.ts';

type Props = { readonly presenter: ChooseCompanyPresenter };

export const ChooseCompanyView = observer(function ChooseCompanyView({ presenter }: Props) {
  const { company, companies, companyNeeded } = presenter;
  return (
    <OnboardingPage
      step="company"
      lead={
        companyNeeded
          ? 'The dashboard, jobs and candidates work for a company. Choose yours to go on.'
          : 'Jobs are posted in its name. Choose it from the list, or create its page.'
      }
      back={paths.details}
      onSignOut={presenter.signOut}
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <Combobox
            label="Company"
            field={company}
            selected={company.value}
            onSelect={presenter.choose}
            query={presenter.query}
            onQuery={presenter.search}
            options={presenter.options}
            loading={companies.watch.pending}
            placeholder="Search for your company"
            hint="Not in the list? The last entry creates its page."
            optionKey={idOf}
            optionLabel={nameOf}
            optionIcon={<Building2 />}
            extra={{ label: 'Create Company Page', onPick: presenter.createCompany }}
          />
          <FormActions
            start={
              !companyNeeded && (
                <Button variant="bare" size="lg" flush="start" onClick={presenter.skip}>
                  Skip for now
                </Button>
              )
            }
          >
            <Button type="submit" variant="fill" size="lg" softDisabled={!company.valid}>
              Next
            </Button>
          </FormActions>
          {companies.watch.slow && <SlowNote onCancel={companies.cancel} onRetry={() => void companies.load()} />}
          {companies.state === 'failed' && (
            <ErrorState title="The companies could not be loaded" onRetry={() => void companies.load()} />
          )}
        </Stack>
      </Form>
    </OnboardingPage>
  );
});

const idOf = (company: CompanyChoice) => company.id;
const nameOf = (company: CompanyChoice) => company.name;
