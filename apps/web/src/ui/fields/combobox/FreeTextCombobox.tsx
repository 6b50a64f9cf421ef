import { Autocomplete } from '@base-ui/react/autocomplete';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { afterPress } from '../../after-press.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { type Entry, toEntries } from './combobox-entry.ts';
import { isTyping, keepValueOnEscape, preventSubmitInOpenList, preventSubmitOfPartialText } from './combobox-keys.ts';
import { isComposing } from '../../keyboard/pressed-key.ts';
import control from '../control.module.css';
import { cx } from '../../tokens/cx.ts';
import type { FieldModel } from '../field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';

interface FreeTextComboboxProps extends FieldTexts {
  readonly field: FieldModel<string>;
  readonly suggestions: readonly string[];
  readonly onQuery?: (text: string) => void;
  readonly placeholder?: string;
  /** Called on Enter instead of submitting the form. */
  readonly onEnter?: () => void;
}

const textOptions = { optionKey: (text: string) => text, optionLabel: (text: string) => text };

/** Free text with suggestions (decision 43). */
export const FreeTextCombobox = observer(function FreeTextCombobox(props: FreeTextComboboxProps) {
  const { field, suggestions, onQuery, placeholder, onEnter, label, dense } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const entries = useMemo(() => toEntries(suggestions, textOptions), [suggestions]);
  return (
    <FieldFrame {...props} id={id} error={field.shownError}>
      <Autocomplete.Root
        items={entries}
        open={open && entries.length > 0}
        onOpenChange={setOpen}
        filter={null}
        // Highlights the first suggestion only for an empty field or an exact match.
        autoHighlight={field.value === '' || field.value === suggestions[0]}
        value={field.value}
        itemToStringValue={(entry: Entry<string>) => entry.label}
        onValueChange={(text, details) => {
          field.change(text);
          if (isTyping(details.reason)) onQuery?.(text);
        }}
      >
        <div className={control.frame}>
          <Autocomplete.Input
            className={cx(control.control, dense && control.dense)}
            placeholder={placeholder}
            maxLength={3000}
            aria-label={label}
            {...controlProps(field, id, props)}
            onKeyDown={(event) => {
              keepValueOnEscape(event);
              preventSubmitInOpenList(event);
              if (onEnter === undefined || event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              preventSubmitOfPartialText(event);
              event.preventDefault();
              setOpen(false);
              onEnter();
            }}
            // Suggestions that arrive after the field has lost the focus stay closed.
            onBlur={() => {
              setOpen(false);
              afterPress(() => field.leave());
            }}
          />
        </div>
        <ComboboxPopup label={label} query={field.value} />
      </Autocomplete.Root>
    </FieldFrame>
  );
});
