import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Combobox } from '../Combobox.tsx';
import { FreeTextCombobox } from '../FreeTextCombobox.tsx';
import { Briefcase, Landmark, MapPin, Monitor } from '../icons.ts';
import { MultiCombobox } from '../MultiCombobox.tsx';
import { SegmentedSwitch } from '../SegmentedSwitch.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TileGroup } from '../TileGroup.tsx';
import { type GalleryPlace, matching, places, placeTexts, skills, skillTexts } from './places.ts';
import { Specimen } from './Specimen.tsx';
import { useField } from './use-field.ts';

export const ChoicesSheet = observer(function ChoicesSheet() {
  const title = useField('');
  const [mode, setMode] = useState<'fixed' | 'range'>('range');
  const suggestions = useMemo(() => ['Data Analyst', 'Data Scientist', 'Data Engineer'], []);
  return (
    <>
      <Specimen name="Combobox" layout="columns">
        <PlaceBox />
        <PlaceBox extra />
        <PlaceBox loading />
        <PlaceBox error="Enter Your Location" />
      </Specimen>
      <Specimen name="MultiCombobox" layout="columns">
        <PlacesBox />
        <SkillsBox />
        <SkillsBox error="Choose at least one skill" />
      </Specimen>
      <Specimen name="FreeTextCombobox, Select, SegmentedSwitch" layout="columns">
        <FreeTextCombobox
          label="Job title"
          field={title}
          suggestions={title.value.length > 1 ? suggestions : []}
          placeholder="For example, Data Analyst"
        />
        <Select label="Job type" field={useField('')} options={['Full-time', 'Part-time']} placeholder="Choose" />
        <Select
          label="Percentage"
          dense
          field={useField('70')}
          options={[40, 50, 60, 70, 80, 90].map((value) => ({ value: `${value}`, label: `Greater than ${value}` }))}
        />
        <SegmentedSwitch
          label="Experience"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'fixed', label: 'Fixed Experience' },
            { value: 'range', label: 'Experience Range' },
          ]}
        />
      </Specimen>
      <Specimen name="TextArea" layout="columns">
        <TextArea
          label="Description"
          field={useField('')}
          placeholder="Type a new job description"
          counter
          hint="Plain text."
        />
        <TextArea label="Description" field={useField('x', 'Enter a description')} />
      </Specimen>
      <Specimen name="TileGroup" layout="columns">
        <TileGroup
          label="Industries"
          field={useField<readonly string[]>(['Finance'])}
          tiles={[
            { value: 'Information Technology', icon: <Monitor /> },
            { value: 'Finance', icon: <Landmark /> },
            { value: 'Consulting', icon: <Briefcase /> },
          ]}
        />
      </Specimen>
    </>
  );
});

function PlaceBox({ error, loading, extra }: { error?: string; loading?: boolean; extra?: boolean }) {
  const field = useField(null, error ?? null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<GalleryPlace | null>(null);
  const options = useMemo(() => (query === '' ? [] : matching(places, placeTexts.optionLabel, query)), [query]);
  return (
    <Combobox
      {...placeTexts}
      {...(extra && { extra: { label: 'Create Company Page', onPick: () => setQuery('') } })}
      label="Location"
      field={field}
      selected={selected}
      onSelect={setSelected}
      query={query}
      onQuery={setQuery}
      options={options}
      loading={loading ?? false}
      optionIcon={<MapPin />}
      hint={selected === null ? undefined : `${selected.city} it is.`}
    />
  );
}

function PlacesBox() {
  const field = useField<readonly GalleryPlace[]>(places.slice(5));
  const [query, setQuery] = useState('');
  const options = useMemo(() => (query === '' ? [] : matching(places, placeTexts.optionLabel, query)), [query]);
  return (
    <MultiCombobox
      {...placeTexts}
      label="Locations"
      field={field}
      query={query}
      onQuery={setQuery}
      options={options}
      optionIcon={<MapPin />}
      placeholder="Add a location"
    />
  );
}

function SkillsBox({ error }: { error?: string }) {
  const field = useField<readonly string[]>(error ? [] : ['Python', 'SQL'], error ?? null);
  const [query, setQuery] = useState('');
  const options = useMemo(() => matching(skills, (skill) => skill, query), [query]);
  return (
    <MultiCombobox
      {...skillTexts}
      label="Skills"
      marker="At least one"
      field={field}
      query={query}
      onQuery={setQuery}
      options={options}
      placeholder="Add a skill"
    />
  );
}
