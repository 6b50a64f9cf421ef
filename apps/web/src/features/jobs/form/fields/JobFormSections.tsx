import {
  currencySign,
  experienceUnits,
  jobTypes,
  periodText,
  salaryPeriods,
  workplaceTypes,
} from '@glo/domain/jobs/job';
import type { Mode } from '@glo/domain/jobs/job-draft';
import { placeLabel, placeTextMaximum } from '@glo/domain/lookups/lookups';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SegmentedSwitch } from '../../../../ui/actions/SegmentedSwitch.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import type { FieldModel } from '../../../../ui/fields/field-props.ts';
import { Form } from '../../../../ui/fields/Form.tsx';
import { FormSection, FullRow } from '../../../../ui/layout/FormSection.tsx';
import { FreeTextCombobox } from '../../../../ui/fields/combobox/FreeTextCombobox.tsx';
import { Link, MapPin } from '../../../../ui/tokens/icons.ts';
import { MultiCombobox } from '../../../../ui/fields/combobox/MultiCombobox.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { fromLookup } from '../../../from-lookup.ts';
import { texts as shared } from '../texts.ts';
import type { JobFormFields, JobFormLookups } from './job-form.ts';
import styles from './JobFormSections.module.css';
import { texts } from './texts.ts';

const labels = texts.fields;
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
          measure={<Select label={labels.experienceUnit} field={fields.experienceUnit} options={experienceUnits} />}
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
          measure={<Select label={labels.salaryPeriod} field={fields.salaryPeriod} options={periods} />}
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
          label={labels.title}
          field={fields.title}
          suggestions={roles.options}
          onEnter={fields.title.reveal}
          onQuery={roles.type}
          placeholder={texts.jobTitleExample}
        />
      </FullRow>
      <Select label={labels.type} field={fields.type} options={jobTypes} placeholder={texts.chooseType} />
      <Select
        label={labels.workplaceType}
        field={fields.workplaceType}
        options={workplaceTypes}
        placeholder={texts.chooseWorkplace}
      />
      <FullRow>
        <MultiCombobox
          label={labels.locations}
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
          label={labels.skills}
          marker={texts.atLeastOne}
          field={fields.skills}
          {...fromLookup(skills)}
          optionKey={String}
          optionLabel={String}
          placeholder={texts.addSkill}
        />
      </FullRow>
      <TextField label={labels.vacancies} field={fields.vacancies} inputMode="numeric" autoComplete="off" />
      <TextField
        label={labels.link}
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

interface RangeFieldsProps {
  readonly kind: 'experience' | 'salary';
  readonly mode: Pick<FieldModel<Mode>, 'value' | 'change'>;
  readonly min: FieldModel<string>;
  readonly max: FieldModel<string>;
  readonly inputMode: 'decimal' | 'numeric';
  readonly start?: string;
  readonly measure: ReactNode;
}

const RangeFields = observer(function RangeFields({ kind, mode, min, max, measure, ...input }: RangeFieldsProps) {
  const isRange = mode.value === 'range';
  const { fixed, range } = texts[kind];
  const name = kind === 'salary' ? labels.minSalary : labels.minExperience;
  return (
    <>
      <FullRow>
        <SegmentedSwitch
          label={name}
          options={[
            { value: 'fixed', label: fixed },
            { value: 'range', label: range },
          ]}
          value={mode.value}
          onChange={mode.change}
        />
      </FullRow>
      <FullRow>
        <fieldset className={isRange ? styles.range : styles.fixed} aria-label={name}>
          <TextField {...input} label={isRange ? texts.minimum : name} field={min} autoComplete="off" />
          {isRange && <TextField {...input} label={texts.maximum} field={max} autoComplete="off" />}
          {measure}
        </fieldset>
      </FullRow>
    </>
  );
});

export function JobFormSkeleton() {
  return (
    <Loading label={shared.loading}>
      <FormSection title={texts.basic}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" height={40} />
        ))}
      </FormSection>
    </Loading>
  );
}
