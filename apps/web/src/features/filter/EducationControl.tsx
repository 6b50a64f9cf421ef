import { filterEntries } from '@glo/domain/filter/candidate-filter';
import type { FilterOptions } from '@glo/domain/filter/filter-options';
import {
  type EducationLevel,
  educationLists,
  educationText,
  passingYears,
  percentageOptions,
} from '@glo/domain/filter/education';
import type { Field } from '@glo/domain/form/field';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { matchOptions } from '../../state/lookups/debounced-lookup.ts';
import type { Resource } from '../../state/resource.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Combobox } from '../../ui/fields/combobox/Combobox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { ChevronDown, ChevronUp } from '../../ui/tokens/icons.ts';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';
import type { FilterModal } from './filter-modal.ts';
import { texts } from './texts.ts';

interface EducationControlProps {
  readonly level: EducationLevel;
  readonly form: FilterForm;
  readonly modal: FilterModal;
}

const percentages = percentageOptions.map((value) => ({ value: String(value), label: texts.greaterThan(value) }));

export const EducationControl = observer(function EducationControl({ level, form, modal }: EducationControlProps) {
  const { label } = filterEntries[level];
  const { percentage, years, ...names } = form.entries[level].fields;
  const lists = educationLists[level];
  return (
    <Disclosure title={label} summary={educationText(form.valueOf(level)) || texts.any}>
      <fieldset aria-label={label}>
        <Stack gap={4}>
          <Stack gap={4} columns={2}>
            <Choice label={texts.degree} field={names.degree} list={lists.degree} options={modal.options} />
            <Choice
              label={texts.specialisation}
              field={names.specialisation}
              list={lists.specialisation}
              options={modal.options}
            />
            <Choice label={texts.institute} field={names.institute} list="institutes" options={modal.options} />
            <Select dense label={texts.percentage} field={percentage} options={percentages} placeholder={texts.any} />
          </Stack>
          <PassingYears field={years} />
        </Stack>
      </fieldset>
    </Disclosure>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly field: Field;
  readonly list: keyof FilterOptions | null;
  readonly options: Resource<FilterOptions>;
}

/** A combobox, or a text field if the service has no list. */
const Choice = observer(function Choice({ label, field, list, options: { value, state } }: ChoiceProps) {
  const { typed } = field;
  const all = list === null ? null : value?.[list];
  const matches = useMemo(() => matchOptions(all ?? [], typed, String), [all, typed]);
  if (list === null) return <TextField dense label={label} field={field} placeholder={texts.any} autoComplete="off" />;
  return (
    <Combobox
      dense
      label={label}
      placeholder={texts.any}
      field={field}
      selected={field.value === '' ? null : field.value}
      onSelect={(option) => field.change(option ?? '')}
      options={matches}
      loading={state === 'loading'}
      emptyText={state === 'failed' ? texts.noList : texts.noMatches}
      optionKey={String}
      optionLabel={String}
    />
  );
});

const PassingYears = observer(function PassingYears({ field }: { readonly field: Field<readonly string[]> }) {
  const [all, setAll] = useState(false);
  const now = new Date().getFullYear();
  const near = passingYears.filter(
    (year) => (year >= now - 1 && year <= now + 2) || field.value.includes(String(year)),
  );
  return (
    <div>
      <Text size={1} tone="muted" space={{ marginBottom: 2 }} aria-hidden="true">
        {texts.passingYear}
      </Text>
      <Row gap={1} wrap>
        <PickChips
          label={texts.passingYear}
          options={(all ? passingYears : near).map(String)}
          picked={field.value}
          onChange={field.change}
        />
        <Button variant="bare" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewerYears : texts.moreYears}
        </Button>
      </Row>
    </div>
  );
});

interface DisclosureProps {
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}

function Disclosure({ title, summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={cx(styles.row, 'pressable')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Text as="span" weight="medium">
          {title}
        </Text>
        <Text as="span" tone="subtle" className="truncated">
          {summary}
        </Text>
        {open ? <ChevronUp /> : <ChevronDown />}
      </button>
      {open && (
        <Stack id={id} space={{ paddingTop: 1, paddingBottom: 5 }}>
          {children}
        </Stack>
      )}
    </div>
  );
}
