import { type EducationLevel, educationLevels } from '@glo/domain/filter/candidate-filter';
import { passingYears, percentageOptions } from '@glo/domain/filter/filter-rules';
import type { Field } from '@glo/domain/form/field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Combobox } from '../../ui/fields/combobox/Combobox.tsx';
import { Disclosure } from './Disclosure.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { EducationFields } from './education-fields.ts';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';
import type { FilterModal } from './filter-modal.ts';
import { LocalChoice } from './local-choice.ts';
import { texts } from './texts.ts';

interface EducationSectionProps {
  readonly modal: FilterModal;
  readonly form: FilterForm;
}

const titles: Readonly<Record<EducationLevel, string>> = texts.levels;

export const EducationSection = observer(function EducationSection({ modal, form }: EducationSectionProps) {
  return (
    <div>
      {educationLevels.map((level) => (
        <Level key={level} title={titles[level]} fields={form.education[level]} modal={modal} />
      ))}
    </div>
  );
});

interface LevelProps {
  readonly title: string;
  readonly fields: EducationFields;
  readonly modal: FilterModal;
}

const percentages = percentageOptions.map((value) => ({ value: String(value), label: texts.greaterThan(value) }));

const Level = observer(function Level({ title, fields, modal }: LevelProps) {
  const { summary } = fields;
  return (
    <Disclosure title={title} summary={summary}>
      <fieldset aria-label={title}>
        <Stack gap={4}>
          <Stack gap={4} columns={2}>
            <Choice label={texts.degree} choice={fields.degree} modal={modal} />
            <Choice label={texts.specialisation} choice={fields.specialisation} modal={modal} />
            <Choice label={texts.institute} choice={fields.institute} modal={modal} />
            <Select
              dense
              label={texts.percentage}
              field={fields.percentage}
              options={percentages}
              placeholder={texts.any}
            />
          </Stack>
          <PassingYears fields={fields} />
        </Stack>
      </fieldset>
    </Disclosure>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly choice: LocalChoice | Field;
  readonly modal: FilterModal;
}

/** A combobox, or a text field if the service has no list. */
const Choice = observer(function Choice({ label, choice, modal: { options } }: ChoiceProps) {
  if (!(choice instanceof LocalChoice)) {
    return <TextField dense label={label} field={choice} placeholder={texts.any} autoComplete="off" />;
  }
  return (
    <Combobox
      dense
      label={label}
      placeholder={texts.any}
      field={choice.field}
      selected={choice.field.value === '' ? null : choice.field.value}
      onSelect={choice.choose}
      options={choice.options}
      loading={options.state === 'loading'}
      emptyText={options.state === 'failed' ? texts.noList : texts.noMatches}
      optionKey={itself}
      optionLabel={itself}
    />
  );
});

const PassingYears = observer(function PassingYears({ fields }: { readonly fields: EducationFields }) {
  const [all, setAll] = useState(false);
  const now = new Date().getFullYear();
  const near = passingYears.filter(
    (year) => (year >= now - 1 && year <= now + 2) || fields.years.includes(String(year)),
  );
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {texts.passingYear}
      </p>
      <div className={styles.years}>
        <PickChips
          label={texts.passingYear}
          options={(all ? passingYears : near).map(String)}
          picked={fields.years}
          onChange={fields.pickYears}
        />
        <Button variant="bare" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewerYears : texts.moreYears}
        </Button>
      </div>
    </div>
  );
});

const itself = (text: string) => text;
