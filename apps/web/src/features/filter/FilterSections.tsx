import { genders, yearsOptions } from '@glo/domain/filter';
import { placeLabel } from '@glo/domain/lookups';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FreeTextCombobox } from '../../ui/FreeTextCombobox.tsx';
import { MapPin } from '../../ui/icons.ts';
import { MultiCombobox } from '../../ui/MultiCombobox.tsx';
import { PickChips } from '../../ui/PickChips.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { emptyText } from '../empty-text.ts';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';

interface Presented {
  readonly form: FilterForm;
}

export const SkillsSection = observer(function SkillsSection({ form }: Presented) {
  const { skills, skillLookup } = form;
  return (
    <MultiCombobox
      label="Skills"
      labelHidden
      placeholder="Add a skill"
      field={skills}
      query={skillLookup.text}
      onQuery={skillLookup.type}
      options={skillLookup.options}
      loading={skillLookup.loading}
      emptyText={emptyText(skillLookup)}
      optionKey={itself}
      optionLabel={itself}
    />
  );
});

export const WorkSection = observer(function WorkSection({ form }: Presented) {
  const { internship, fullTime } = form;
  return (
    <Stack gap={4} columns={2}>
      <Years label="Internship experience, minimum" field={internship.min} />
      <Years label="Internship experience, maximum" field={internship.max} />
      <Years label="Full-time experience, minimum" field={fullTime.min} />
      <Years label="Full-time experience, maximum" field={fullTime.max} />
    </Stack>
  );
});

/** Years to choose; another number may be typed. */
function Years({ label, field }: { readonly label: string; readonly field: FilterForm['internship']['min'] }) {
  return (
    <FreeTextCombobox
      dense
      label={label}
      marker="Years"
      placeholder="Any"
      field={field}
      suggestions={yearsOptions}
      onQuery={nothing}
    />
  );
}

export const GeneralSection = observer(function GeneralSection({ form }: Presented) {
  const { places, placeLookup, gender } = form;
  const picked = useMemo(() => (gender === '' ? [] : [gender]), [gender]);
  return (
    <Stack gap={4}>
      <div>
        <p className={styles.label} aria-hidden="true">
          Gender
        </p>
        <PickChips label="Gender" options={genders} picked={picked} onChange={form.pickGender} />
      </div>
      <MultiCombobox
        dense
        label="Location"
        placeholder="City, state or country"
        field={places}
        query={placeLookup.text}
        onQuery={form.typePlace}
        options={placeLookup.options}
        loading={placeLookup.loading}
        emptyText={emptyText(placeLookup)}
        optionKey={placeLabel}
        optionLabel={placeLabel}
        optionIcon={<MapPin />}
      />
    </Stack>
  );
});

const itself = (text: string) => text;
const nothing = () => undefined;
