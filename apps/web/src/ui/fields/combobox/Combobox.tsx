import { Combobox as Base } from '@base-ui/react/combobox';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { type Entry, isSameEntry, noteFor, type OptionTexts, toEntries, useOptionTexts } from './combobox-entry.ts';
import { keepFirstHighlight, keepValueOnEscape, preventSubmitOfPartialText } from './combobox-keys.ts';
import { texts as words } from '../form-texts.ts';
import control from '../control.module.css';
import { cx } from '../../tokens/cx.ts';
import type { FieldState, TypedField } from '../field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { Spinner } from '../../display/Spinner.tsx';
import { Search } from '../../tokens/icons.ts';

interface ComboboxProps<T> extends Pick<FieldTexts, 'label' | 'marker' | 'hint' | 'dense'>, OptionTexts<T> {
  readonly field: FieldState & TypedField;
  readonly selected: T | null;
  readonly onSelect: (option: T | null) => void;
  /** Text to search for; '' after a choice. */
  readonly onQuery?: (text: string) => void;
  readonly options: readonly T[];
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly placeholder?: string;
  readonly optionIcon?: ReactNode;
  /** An extra row that is always visible, such as Create Company Page. */
  readonly extra?: ExtraRow;
}

interface ExtraRow {
  readonly label: string;
  readonly detail?: string;
  readonly onPick: () => void;
}

const extraKey = 'extra-row';

function ObservedCombobox<T>(props: ComboboxProps<T>) {
  const { field, onSelect, onQuery, options, loading = false, emptyText = words.noMatches, placeholder } = props;
  const { label, dense, optionIcon, extra } = props;
  const id = useId();
  // The row repeats the typed text, so the service has already found no match.
  const offersTyped = extra?.detail !== undefined;
  const entries = useEntries(props);
  const value = useSelectedEntry(props);
  const query = field.typed;
  const chosen = value?.label ?? '';
  const isFirstDown = useRef(false);

  function select(entry: Entry<T> | null) {
    if (entry?.key === extraKey) return extra?.onPick();
    onSelect(entry?.option ?? null);
    onQuery?.('');
  }

  function type(text: string) {
    field.type(text);
    onQuery?.(text);
  }

  return (
    <FieldFrame {...props} id={id} error={field.shownError}>
      <Base.Root
        items={entries}
        filter={null}
        autoHighlight
        value={value}
        isItemEqualToValue={isSameEntry}
        itemToStringLabel={(entry: Entry<T>) => entry.label}
        onValueChange={select}
        inputValue={query === '' ? chosen : query}
        // Keeps typed text that was not chosen. Base UI would clear it when the list closes.
        onInputValueChange={(text, { reason }) => {
          isFirstDown.current = reason === 'input-change';
          if (isFirstDown.current) type(text);
        }}
        onOpenChange={(_, { reason }) => {
          if (reason === 'escape-key' && query !== '') type('');
        }}
      >
        <div className={control.frame}>
          <span className={control.icon}>{loading ? <Spinner /> : <Search />}</span>
          <Base.Input
            className={cx(control.control, dense && control.dense, control.hasIcon)}
            placeholder={placeholder}
            maxLength={3000}
            aria-label={label}
            {...controlProps(field, id, props)}
            onKeyDown={(event) => {
              keepValueOnEscape(event);
              keepFirstHighlight(event, isFirstDown);
              if (event.currentTarget.value !== chosen) preventSubmitOfPartialText(event);
            }}
          />
        </div>
        <ComboboxPopup
          {...{ label, query, loading, optionIcon }}
          hasOptions={options.length > 0}
          note={options.length === 0 && !offersTyped ? noteFor(query, emptyText) : null}
        />
      </Base.Root>
    </FieldFrame>
  );
}

/** Memoized, because Base UI compares entries by identity. */
function useEntries<T>({ options, optionKey, optionLabel, optionDetail, extra }: ComboboxProps<T>): Entry<T>[] {
  const texts = useOptionTexts({ optionKey, optionLabel, optionDetail });
  const { label: extraLabel, detail: extraDetail = '' } = extra ?? {};
  return useMemo(() => {
    const entries = toEntries(options, texts);
    if (extraLabel !== undefined) entries.push({ key: extraKey, label: extraLabel, detail: extraDetail, option: null });
    return entries;
  }, [options, texts, extraLabel, extraDetail]);
}

function useSelectedEntry<T>({ selected, optionKey, optionLabel }: ComboboxProps<T>): Entry<T> | null {
  const key = selected === null ? null : optionKey(selected);
  const label = selected === null ? '' : optionLabel(selected);
  return useMemo(() => (key === null ? null : { key, label, detail: '', option: null }), [key, label]);
}

/** A single choice from many. Callers filter the options. */
export const Combobox = observer(ObservedCombobox) as typeof ObservedCombobox;
