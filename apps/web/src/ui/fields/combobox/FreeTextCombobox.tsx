import { Autocomplete } from '@base-ui/react/autocomplete';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { type Entry, toEntries } from './combobox-entry.ts';
import { isTyping, keepOnEscape, stayOnEnter, waitOnEnter } from './combobox-behaviour.ts';
import control from '../control.module.css';
import { cx } from '../../tokens/cx.ts';
import type { FieldModel } from '../field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';

interface FreeTextComboboxProps extends FieldTexts {
  readonly field: FieldModel<string>;
  readonly suggestions: readonly string[];
  /** For suggestions that depend on what is typed. */
  readonly onQuery?: (text: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Enter takes what was typed and does this, in place of submitting: the form around it has much more to fill in. */
  readonly onEnter?: () => void;
}

const asTheyAre = { optionKey: (text: string) => text, optionLabel: (text: string) => text };

/** Any text, with suggestions that may be taken over (decision 43). */
export const FreeTextCombobox = observer(function FreeTextCombobox(props: FreeTextComboboxProps) {
  const { field, suggestions, onQuery, placeholder, maxLength = 3000, onEnter } = props;
  const { label, labelHidden, marker, hint, warning, dense } = props;
  const id = useId();
  const error = field.shownError;
  const [open, setOpen] = useState(false);
  const entries = useMemo(() => toEntries(suggestions, asTheyAre), [suggestions]);
  return (
    <FieldFrame {...{ id, label, labelHidden, marker, hint, warning, dense, error }}>
      <Autocomplete.Root
        items={entries}
        open={open && entries.length > 0}
        onOpenChange={setOpen}
        filter={null}
        // what was typed exactly is no guess; in an empty field the first arrow leads to the first one
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
            maxLength={maxLength}
            aria-label={label}
            {...controlProps(field, id, { warning, hint })}
            onKeyDown={(event) => {
              keepOnEscape(event);
              stayOnEnter(event);
              if (onEnter === undefined || event.key !== 'Enter') return;
              waitOnEnter(event);
              event.preventDefault();
              setOpen(false);
              onEnter();
            }}
            // suggestions that come after one has gone on to the next field stay closed
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
