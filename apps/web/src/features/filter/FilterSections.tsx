import { genders } from '@glo/domain/filter/candidate-filter';
import { yearsOffered } from '@glo/domain/filter/filter-rules';
import { placeLabel } from '@glo/domain/lookups/place';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FreeTextCombobox } from '../../ui/fields/combobox/FreeTextCombobox.tsx';
import { MapPin } from '../../ui/tokens/icons.ts';
import { MultiCombobox } from '../../ui/fields/combobox/MultiCombobox.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { fromLookup } from '../from-lookup.ts';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly form: FilterForm;
}

export const SkillsSection = observer(function SkillsSection({ form }: Presented) {
  const { skills, skillLookup } = form;
  return (
    <MultiCombobox
      label={texts.skills}
      labelHidden
      placeholder={texts.addSkill}
      field={skills}
      {...fromLookup(skillLookup)}
      optionKey={itself}
      optionLabel={itself}
    />
  );
});

export const WorkSection = observer(function WorkSection({ form }: Presented) {
  const { internship, fullTime } = form;
  return (
    <Stack gap={4} columns={2}>
      <Years label={texts.internshipMin} field={internship.min} />
      <Years label={texts.internshipMax} field={internship.max} />
      <Years label={texts.fullTimeMin} field={fullTime.min} />
      <Years label={texts.fullTimeMax} field={fullTime.max} />
    </Stack>
  );
});

interface YearsProps {
  readonly label: string;
  readonly field: FilterForm['internship']['min'];
}

const Years = observer(function Years({ label, field }: YearsProps) {
  const { value } = field;
  return (
    <FreeTextCombobox
      dense
      label={label}
      marker={texts.years}
      placeholder={texts.any}
      field={field}
      suggestions={useMemo(() => yearsOffered(value), [value])}
    />
  );
});

export const GeneralSection = observer(function GeneralSection({ form }: Presented) {
  const { places, placeLookup, gender } = form;
  const picked = useMemo(() => (gender === '' ? [] : [gender]), [gender]);
  return (
    <Stack gap={4}>
      {!form.hidesGender() && (
        <div>
          <p className={styles.label} aria-hidden="true">
            {texts.gender}
          </p>
          <PickChips label={texts.gender} options={genders} picked={picked} onChange={form.pickGender} />
        </div>
      )}
      <MultiCombobox
        dense
        label={texts.location}
        placeholder={texts.searchLocation}
        field={places}
        {...fromLookup(placeLookup)}
        onQuery={form.typePlace}
        optionKey={placeLabel}
        optionLabel={placeLabel}
        optionIcon={<MapPin />}
      />
    </Stack>
  );
});

const itself = (text: string) => text;
