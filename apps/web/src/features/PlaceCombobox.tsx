import { observer } from 'mobx-react-lite';
import { Combobox } from '../ui/fields/combobox/Combobox.tsx';
import { MapPin } from '../ui/tokens/icons.ts';
import { fromLookup } from './from-lookup.ts';
import type { PlaceChoice } from './place-choice.ts';
import { texts } from './texts.ts';

export const PlaceCombobox = observer(function PlaceCombobox({ choice }: { readonly choice: PlaceChoice }) {
  const { field, places } = choice;
  return (
    <Combobox
      label={texts.location}
      field={field}
      selected={field.value === '' ? null : field.value}
      onSelect={choice.choose}
      {...fromLookup(places)}
      placeholder={texts.searchCity}
      optionKey={wholeLabel}
      optionLabel={wholeLabel}
      optionIcon={<MapPin />}
    />
  );
});

const wholeLabel = (label: string) => label;
