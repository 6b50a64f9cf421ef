import { observer } from 'mobx-react-lite';
import { type Ref, useId, useMemo, useRef } from 'react';
import { afterPress } from './after-press.ts';
import { toEntries } from './combobox-entry.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import type { FieldModel } from './field-props.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { OptionList } from './OptionList.tsx';
import { listAria, useOptionList } from './use-option-list.ts';

interface FreeTextComboboxProps extends FieldTexts {
  readonly field: FieldModel<string>;
  readonly suggestions: readonly string[];
  /** What they fit; '' when they are always the same. */
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const asTheyAre = { optionKey: (text: string) => text, optionLabel: (text: string) => text };

/** Any text, with suggestions that may be taken over (decision 43). */
export const FreeTextCombobox = observer(function FreeTextCombobox(props: FreeTextComboboxProps) {
  const { field, suggestions, query, onQuery, placeholder, maxLength = 3000, inputRef } = props;
  const { label, labelHidden, marker, hint, warning, dense } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const error = field.shownError;
  const entries = useMemo(() => toEntries(suggestions, asTheyAre), [suggestions]);
  const list = useOptionList({
    entries,
    loading: false,
    takesFirst: false,
    opens: entries.length > 0,
    onPick: (entry) => field.change(entry.label),
  });
  return (
    <FieldFrame {...{ id, label, labelHidden, marker, hint, warning, dense, error }}>
      <div ref={anchor} className={control.frame}>
        <input
          {...listAria(list)}
          ref={inputRef}
          id={id}
          className={cx(control.control, dense && control.dense)}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-label={label}
          aria-required={field.required}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, { error, warning, hint })}
          value={field.value}
          onChange={(event) => {
            const text = event.currentTarget.value;
            field.change(text);
            onQuery(text);
            list.show();
          }}
          onClick={list.show}
          onKeyDown={(event) => {
            list.walk(event);
            // what is typed is what is meant, and what the form says of it must be seen
            if (event.key === 'Enter') list.close();
          }}
          // suggestions that come after one has gone on to the next field stay closed
          onBlur={() => {
            list.close();
            afterPress(() => field.leave());
          }}
        />
      </div>
      <OptionList {...{ list, anchor, label, entries, query }} />
    </FieldFrame>
  );
});
