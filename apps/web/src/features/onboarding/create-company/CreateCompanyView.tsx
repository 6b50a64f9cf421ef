import type { CompanyChoice } from '@glo/domain/company/companies';
import { companySizes } from '@glo/domain/company/company-form';
import { imageChoices } from '@glo/domain/files/file-type';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Building2 } from '../../../ui/tokens/icons.ts';
import { CheckboxField } from '../../../ui/fields/Checkbox.tsx';
import { FormActions } from '../../../ui/actions/FormActions.tsx';
import { ImagePicker } from '../../../ui/fields/files/ImagePicker.tsx';
import { MultiCombobox } from '../../../ui/fields/combobox/MultiCombobox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Presented } from '../../screen.ts';
import { SubmitState } from '../../verification/SubmitState.tsx';
import { OnboardingForm } from '../OnboardingPage.tsx';
import { companyTexts, createCompanyTexts as texts, texts as shared } from '../texts.ts';
import type { CreateCompanyPresenter } from './create-company-presenter.ts';

const labels = { ...texts, imageUrl: texts.image, authorised: texts.authorisation };

export const CreateCompanyView = observer(function CreateCompanyView({ presenter }: Presented<CreateCompanyPresenter>) {
  const { form, image, saving } = presenter;
  return (
    <OnboardingForm
      step="company"
      title={shared.createCompany}
      lead={texts.lead}
      back={paths.chooseCompany}
      steps={presenter.steps}
      onSubmit={presenter.submit}
    >
      <ImagePicker
        label={texts.image}
        marker={texts.imageMarker}
        hint={texts.imageHint}
        accept={imageChoices}
        file={image.file}
        currentUrl={image.url}
        unsaved
        onPick={(file) => void image.pick(file)}
        onRefuse={image.refuse}
        onRemove={image.remove}
        busy={image.uploading.pending}
        error={image.shownError}
      />
      {image.uploading.slow && <SlowNote onCancel={image.cancel} onRetry={() => void image.uploading.restart()} />}
      <TextField label={texts.name} autoComplete="organization" field={form.fields.name} />
      <output>{presenter.existing !== null && <Exists company={presenter.existing} onJoin={presenter.join} />}</output>
      <TextField
        label={texts.url}
        type="url"
        autoComplete="url"
        placeholder={texts.urlExample}
        field={form.fields.url}
      />
      <TextArea label={texts.about} counter field={form.fields.about} />
      <Select label={texts.size} placeholder={texts.chooseSize} options={companySizes} field={form.fields.size} />
      <MultiCombobox
        label={texts.types}
        marker={texts.typesMarker}
        field={form.fields.types}
        options={presenter.typeOptions}
        placeholder={shared.searchAndChoose}
        optionKey={String}
        optionLabel={String}
      />
      <CheckboxField field={form.fields.authorised}>{texts.authorised}</CheckboxField>
      <FormActions
        start={
          <Button
            variant="bare"
            size="lg"
            flush="start"
            softDisabled={!presenter.canContinue}
            onClick={presenter.addTechnologies}
          >
            {texts.addTechnologies}
          </Button>
        }
      >
        <SubmitButton
          missing={form.missing(labels)}
          wrong={form.wrong(labels)}
          busy={saving.pending}
          softDisabled={!presenter.canContinue}
        >
          {shared.continue}
        </SubmitButton>
      </FormActions>
      <SubmitState action={saving} />
    </OnboardingForm>
  );
});

interface ExistsProps {
  readonly company: CompanyChoice;
  readonly onJoin: (company: CompanyChoice) => void;
}

function Exists({ company, onJoin }: ExistsProps) {
  return (
    <Callout icon={<Building2 />}>
      <p>{texts.exists(company.name)}</p>
      <Button onClick={() => onJoin(company)}>{companyTexts.joinThis(company.name)}</Button>
    </Callout>
  );
}
