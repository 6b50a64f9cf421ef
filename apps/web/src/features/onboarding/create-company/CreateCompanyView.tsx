import { companySizes, imageTypes } from '@glo/domain/company';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { ImagePicker } from '../../../ui/ImagePicker.tsx';
import { MultiCombobox } from '../../../ui/MultiCombobox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { OnboardingPage } from '../OnboardingPage.tsx';
import type { CreateCompanyPresenter } from './create-company-presenter.ts';

type Props = { readonly presenter: CreateCompanyPresenter };

export const CreateCompanyView = observer(function CreateCompanyView({ presenter }: Props) {
  const { image, saving } = presenter;
  return (
    <OnboardingPage
      step="company"
      title="Create Company Page"
      lead="What students read about the company before they apply."
      back={paths.chooseCompany}
      onSignOut={presenter.signOut}
    >
      <Form onSubmit={presenter.submit}>
        <Stack gap={5}>
          <ImagePicker
            label="Company image"
            hint="PNG, JPEG, WebP, GIF or AVIF, at most 5 MB."
            accept={imageTypes.join(',')}
            file={image.file}
            currentUrl={image.url}
            onPick={(file) => void image.pick(file)}
            onRemove={image.remove}
            busy={image.uploading.pending}
          />
          {image.uploading.slow && <SlowNote onCancel={image.cancel} onRetry={() => void image.pickAgain()} />}
          <TextField label="Company name" autoComplete="organization" field={presenter.name} />
          <TextField
            label="Company URL"
            type="url"
            autoComplete="url"
            placeholder="www.example.com"
            field={presenter.url}
          />
          <TextArea label="Description" counter field={presenter.about} />
          <Select label="Company size" placeholder="Choose" options={companySizes} field={presenter.size} />
          <MultiCombobox
            label="Company type"
            marker="At least one"
            field={presenter.types}
            query={presenter.typeQuery}
            onQuery={presenter.searchType}
            options={presenter.typeOptions}
            placeholder="Search and choose"
            optionKey={typeText}
            optionLabel={typeText}
          />
          <Checkbox field={presenter.authorised}>
            I am an authorised representative of this organisation and have the right to act on its behalf. I agree to
            the additional terms for pages.
          </Checkbox>
          <FormActions
            start={
              <Button
                variant="bare"
                size="lg"
                flush="start"
                softDisabled={!presenter.canContinue}
                onClick={presenter.addTechnologies}
              >
                Add the technologies you use
              </Button>
            }
          >
            <Button type="submit" variant="fill" size="lg" busy={saving.pending} softDisabled={!presenter.canContinue}>
              Continue
            </Button>
          </FormActions>
          {saving.slow && <SlowNote onCancel={saving.cancel} onRetry={() => void saving.retry()} />}
        </Stack>
      </Form>
    </OnboardingPage>
  );
});

const typeText = (type: string) => type;
