import { currencySign, experienceUnits, jobTypes, periodText, salaryPeriods, workplaceTypes } from '@glo/domain/jobs';
import { placeLabel, placeTextMaximum } from '@glo/domain/lookups';
import { observer } from 'mobx-react-lite';
import { Form } from '../../../ui/Form.tsx';
import { FormSection, FullRow } from '../../../ui/FormSection.tsx';
import { FreeTextCombobox } from '../../../ui/FreeTextCombobox.tsx';
import { Link, MapPin } from '../../../ui/icons.ts';
import { MultiCombobox } from '../../../ui/MultiCombobox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { emptyText } from '../../empty-text.ts';
import type { JobFormFields } from './job-form-fields.ts';
import type { JobFormLookups } from './job-form-lookups.ts';
import { RangeFields } from './RangeFields.tsx';

const periods = salaryPeriods.map((value) => ({ value, label: periodText(value) }));

interface JobFormSectionsProps {
  readonly formId: string;
  readonly form: JobFormFields;
  readonly lookups: JobFormLookups;
  readonly onSubmit: () => void;
}

/** The fields of a job, in three sections. */
export const JobFormSections = observer(function JobFormSections(props: JobFormSectionsProps) {
  const { formId, form, lookups, onSubmit } = props;
  return (
    <Form id={formId} onSubmit={onSubmit}>
      <BasicDetail form={form} lookups={lookups} />
      <FormSection title="Experience Details" text="Optional. Students filter by it.">
        <RangeFields
          kind="Experience"
          mode={form.experienceMode}
          onMode={form.chooseExperienceMode}
          min={form.minExperience}
          max={form.maxExperience}
          inputMode="decimal"
          measure={<Select label="Unit" field={form.experienceUnit} options={experienceUnits} />}
        />
      </FormSection>
      <FormSection title="Salary Details" text="Optional. Jobs with a salary get more applicants.">
        <RangeFields
          kind="Salary"
          mode={form.salaryMode}
          onMode={form.chooseSalaryMode}
          min={form.minSalary}
          max={form.maxSalary}
          inputMode="numeric"
          start={currencySign}
          measure={<Select label="Period" field={form.salaryPeriod} options={periods} />}
        />
      </FormSection>
    </Form>
  );
});

const BasicDetail = observer(function BasicDetail({ form, lookups }: Pick<JobFormSectionsProps, 'form' | 'lookups'>) {
  const { roles, places, skills } = lookups;
  return (
    <FormSection title="Basic Detail" text="What the job is and where.">
      <FullRow>
        <FreeTextCombobox
          label="Job title"
          field={form.title}
          suggestions={roles.options}
          onQuery={roles.type}
          placeholder="For example, Data Analyst"
        />
      </FullRow>
      <Select label="Job type" field={form.type} options={jobTypes} placeholder="Choose a type" />
      <Select label="Workplace type" field={form.workplaceType} options={workplaceTypes} placeholder="Choose where" />
      <FullRow>
        <MultiCombobox
          label="Locations"
          field={form.locations}
          query={places.text}
          onQuery={places.type}
          options={places.options}
          loading={places.loading}
          emptyText={emptyText(places)}
          optionKey={placeLabel}
          optionLabel={placeLabel}
          optionIcon={<MapPin />}
          maxLength={placeTextMaximum}
          placeholder="Add a location"
        />
      </FullRow>
      <FullRow>
        <MultiCombobox
          label="Skills"
          marker="At least one"
          field={form.skills}
          query={skills.text}
          onQuery={skills.type}
          options={skills.options}
          loading={skills.loading}
          emptyText={emptyText(skills)}
          optionKey={(skill) => skill}
          optionLabel={(skill) => skill}
          placeholder="Add a skill"
        />
      </FullRow>
      <TextField label="Vacancies" field={form.vacancies} inputMode="numeric" autoComplete="off" />
      <TextField
        label="Career-page link"
        marker="Optional"
        field={form.link}
        type="url"
        inputMode="url"
        autoComplete="url"
        icon={<Link />}
        warning={form.linkWarning}
      />
    </FormSection>
  );
});
