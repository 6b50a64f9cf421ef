import {
  currencySign,
  experienceUnits,
  jobTypes,
  periodText,
  salaryPeriods,
  workplaceTypes,
} from '@glo/domain/jobs/job';
import { placeLabel } from '@glo/domain/lookups/place';
import { placeTextMaximum } from '@glo/domain/lookups/lookups';
import { observer } from 'mobx-react-lite';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormSection, FullRow } from '../../../ui/layout/FormSection.tsx';
import { FreeTextCombobox } from '../../../ui/fields/combobox/FreeTextCombobox.tsx';
import { Link, MapPin } from '../../../ui/tokens/icons.ts';
import { MultiCombobox } from '../../../ui/fields/combobox/MultiCombobox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fromLookup } from '../../from-lookup.ts';
import type { JobFormFields } from './job-form-fields.ts';
import type { JobFormLookups } from './job-form-lookups.ts';
import { RangeFields } from './RangeFields.tsx';
import { texts } from './texts.ts';

const periods = salaryPeriods.map((value) => ({ value, label: periodText(value) }));

interface JobFormSectionsProps {
  readonly formId: string;
  readonly form: JobFormFields;
  readonly lookups: JobFormLookups;
  readonly onSubmit: () => void;
}

export const JobFormSections = observer(function JobFormSections(props: JobFormSectionsProps) {
  const { formId, form, lookups, onSubmit } = props;
  const { fields } = form;
  return (
    <Form id={formId} onSubmit={onSubmit}>
      <BasicDetail form={form} lookups={lookups} />
      <FormSection title={texts.experienceDetails} text={texts.experienceHelp}>
        <RangeFields
          kind="experience"
          mode={fields.experienceMode}
          min={fields.minExperience}
          max={fields.maxExperience}
          inputMode="decimal"
          measure={<Select label={texts.unit} field={fields.experienceUnit} options={experienceUnits} />}
        />
      </FormSection>
      <FormSection title={texts.salaryDetails} text={texts.salaryHelp}>
        <RangeFields
          kind="salary"
          mode={fields.salaryMode}
          min={fields.minSalary}
          max={fields.maxSalary}
          inputMode="numeric"
          start={currencySign}
          measure={<Select label={texts.period} field={fields.salaryPeriod} options={periods} />}
        />
      </FormSection>
    </Form>
  );
});

const BasicDetail = observer(function BasicDetail({ form, lookups }: Pick<JobFormSectionsProps, 'form' | 'lookups'>) {
  const { fields } = form;
  const { roles, places, skills } = lookups;
  return (
    <FormSection title={texts.basic} text={texts.basicHelp}>
      <FullRow>
        <FreeTextCombobox
          label={texts.jobTitle}
          field={fields.title}
          suggestions={roles.options}
          onEnter={fields.title.reveal}
          onQuery={roles.type}
          placeholder={texts.jobTitleExample}
        />
      </FullRow>
      <Select label={texts.type} field={fields.type} options={jobTypes} placeholder={texts.chooseType} />
      <Select
        label={texts.workplace}
        field={fields.workplaceType}
        options={workplaceTypes}
        placeholder={texts.chooseWorkplace}
      />
      <FullRow>
        <MultiCombobox
          label={texts.locations}
          marker={texts.atLeastOne}
          field={fields.locations}
          {...fromLookup(places)}
          optionKey={placeLabel}
          optionLabel={placeLabel}
          optionIcon={<MapPin />}
          maxLength={placeTextMaximum}
          placeholder={texts.addLocation}
        />
      </FullRow>
      <FullRow>
        <MultiCombobox
          label={texts.skills}
          marker={texts.atLeastOne}
          field={fields.skills}
          {...fromLookup(skills)}
          optionKey={(skill) => skill}
          optionLabel={(skill) => skill}
          placeholder={texts.addSkill}
        />
      </FullRow>
      <TextField label={texts.vacancies} field={fields.vacancies} inputMode="numeric" autoComplete="off" />
      <TextField
        label={texts.link}
        marker={texts.optional}
        field={fields.link}
        type="url"
        inputMode="url"
        autoComplete="url"
        icon={<Link />}
        warning={form.linkWarning}
      />
    </FormSection>
  );
});
