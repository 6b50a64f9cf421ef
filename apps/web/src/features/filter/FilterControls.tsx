import { filterEntries, type FilterKey, keysOfSection } from '@glo/domain/filter/candidate-filter';
import { yearsOffered } from '@glo/domain/filter/experience';
import type { FilterSection } from '@glo/domain/filter/filter-entry';
import { genders } from '@glo/domain/filter/filter-table';
import type { Field } from '@glo/domain/form/field';
import { placeLabel } from '@glo/domain/lookups/lookups';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useMemo } from 'react';
import { FreeTextCombobox } from '../../ui/fields/combobox/FreeTextCombobox.tsx';
import { MapPin } from '../../ui/tokens/icons.ts';
import { MultiCombobox } from '../../ui/fields/combobox/MultiCombobox.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { fromLookup } from '../from-lookup.ts';
import { EducationControl } from './EducationControl.tsx';
import { Text } from '../../ui/display/Text.tsx';
import type { FilterForm } from './filter-form.ts';
import type { FilterModal } from './filter-modal.ts';
import { texts } from './texts.ts';

interface ControlProps {
  readonly form: FilterForm;
  readonly modal: FilterModal;
}

const Skills = observer(function Skills({ form: { entries, skillLookup } }: ControlProps) {
  return (
    <MultiCombobox
      label={filterEntries.skills.label}
      labelHidden
      placeholder={texts.addSkill}
      field={entries.skills.fields.chosen}
      {...fromLookup(skillLookup)}
      optionKey={String}
      optionLabel={String}
    />
  );
});

const Gender = observer(function Gender({ form }: ControlProps) {
  const { value } = form.entries.gender.fields.chosen;
  const picked = useMemo(() => (value === '' ? [] : [value]), [value]);
  const { label } = filterEntries.gender;
  if (form.blind.hidesGender) return null;
  return (
    <div>
      <Text size={1} tone="muted" space={{ marginBottom: 2 }} aria-hidden="true">
        {label}
      </Text>
      <PickChips label={label} options={genders} picked={picked} onChange={form.pickGender} />
    </div>
  );
});

const Places = observer(function Places({ form }: ControlProps) {
  return (
    <MultiCombobox
      dense
      label={filterEntries.places.label}
      placeholder={texts.searchLocation}
      field={form.entries.places.fields.chosen}
      {...fromLookup(form.placeLookup)}
      onQuery={form.typePlace}
      optionKey={placeLabel}
      optionLabel={placeLabel}
      optionIcon={<MapPin />}
    />
  );
});

function YearsRange({ entry, form }: ControlProps & { readonly entry: keyof typeof texts.yearsEnds }) {
  const { min, max } = form.entries[entry].fields;
  return (
    <>
      <Years label={texts.yearsEnds[entry].min} field={min} />
      <Years label={texts.yearsEnds[entry].max} field={max} />
    </>
  );
}

const Years = observer(function Years({ label, field }: { readonly label: string; readonly field: Field }) {
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

/** The control of each entry of the filter table. */
const controls: Readonly<Record<FilterKey, ComponentType<ControlProps>>> = {
  skills: Skills,
  gender: Gender,
  places: Places,
  internship: (props) => <YearsRange entry="internship" {...props} />,
  fullTime: (props) => <YearsRange entry="fullTime" {...props} />,
  master: (props) => <EducationControl level="master" {...props} />,
  bachelor: (props) => <EducationControl level="bachelor" {...props} />,
  diploma: (props) => <EducationControl level="diploma" {...props} />,
  twelfth: (props) => <EducationControl level="twelfth" {...props} />,
  tenth: (props) => <EducationControl level="tenth" {...props} />,
};

export function SectionControls({ section, ...props }: ControlProps & { readonly section: FilterSection }) {
  const shown = keysOfSection(section).map((key) => {
    const Control = controls[key];
    return <Control key={key} {...props} />;
  });
  if (section === 'education') return <div>{shown}</div>;
  return (
    <Stack gap={4} {...(section === 'work' && { columns: 2 })}>
      {shown}
    </Stack>
  );
}
