import type { Field } from '@glo/domain/form/field';
import { observer } from 'mobx-react-lite';
import type { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';
import { Combobox } from '../ui/fields/combobox/Combobox.tsx';
import { MapPin } from '../ui/tokens/icons.ts';
import { fromLookup } from './from-lookup.ts';
import { texts } from './texts.ts';

interface PlaceComboboxProps {
  readonly field: Field;
  readonly places: DebouncedLookup<string>;
}

/** Location of the recruiter: the label of a place chosen from a list (specification 1, sections 2 and 5). */
export const PlaceCombobox = observer(function PlaceCombobox({ field, places }: PlaceComboboxProps) {
  return (
    <Combobox
      label={texts.location}
      field={field}
      selected={field.value === '' ? null : field.value}
      onSelect={(label) => field.change(label ?? '')}
      {...fromLookup(places)}
      placeholder={texts.searchCity}
      optionKey={String}
      optionLabel={String}
      optionIcon={<MapPin />}
    />
  );
});
