import { Combobox as Base } from '@base-ui/react/combobox';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import {
  type Entry,
  isSameEntry,
  noteFor,
  type OptionTexts,
  toEntries,
  toEntry,
  useOptionTexts,
} from './combobox-entry.ts';
import { keepFirstHighlight, keepValueOnEscape, preventSubmitOfPartialText } from './combobox-keys.ts';
import type { FieldModel, TypedField } from '../field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { texts as words } from '../form-texts.ts';
import chip from '../../actions/RemovableChips.module.css';
import control from '../control.module.css';
import { cx } from '../../tokens/cx.ts';
import { Spinner } from '../../display/Spinner.tsx';
import { X } from '../../tokens/icons.ts';
import styles from './MultiCombobox.module.css';

interface MultiComboboxProps<T> extends Omit<FieldTexts, 'warning'>, OptionTexts<T> {
  readonly field: FieldModel<readonly T[]> & TypedField;
  /** Text to search for; '' after a choice. */
  readonly onQuery?: (text: string) => void;
  readonly options: readonly T[];
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly placeholder?: string;
  readonly optionIcon?: ReactNode;
  readonly maxLength?: number;
}

function ObservedMultiCombobox<T>(props: MultiComboboxProps<T>) {
  const { field, onQuery, options, loading = false, emptyText = words.noMatches, placeholder } = props;
  const { label, optionKey, optionLabel, optionDetail, optionIcon } = props;
  const { maxLength = 3000 } = props;
  const id = useId();
  const query = field.typed;
  const isFirstDown = useRef(false);
  const chosen = field.value;
  const texts = useOptionTexts({ optionKey, optionLabel, optionDetail });
  const value = useMemo(() => chosen.map((option) => toEntry(option, texts)), [chosen, texts]);
  const entries = useMemo(() => toEntries(options, texts), [options, texts]);

  function type(text: string) {
    field.type(text);
    onQuery?.(text);
  }

  return (
    <FieldFrame {...props} id={id} error={field.shownError}>
      <Base.Root
        multiple
        items={entries}
        filter={null}
        autoHighlight
        value={value}
        isItemEqualToValue={isSameEntry}
        itemToStringLabel={(entry: Entry<T>) => entry.label}
        inputValue={query}
        onValueChange={(next, { reason }) => {
          field.change(next.flatMap((entry) => entry.option ?? []));
          if (reason === 'item-press') onQuery?.('');
          else field.type(query);
        }}
        onInputValueChange={(text, details) => {
          // Keeps a partly typed word. Base UI would clear it when the list closes.
          isFirstDown.current = details.reason === 'input-change';
          if (isFirstDown.current) type(text);
          else details.cancel();
        }}
        onOpenChange={(_, { reason }) => {
          if (reason === 'escape-key' && query !== '') type('');
        }}
      >
        <Base.InputGroup className={cx(control.control, styles.box)}>
          <Base.Chips className={styles.chips}>
            {value.map((entry) => (
              <Base.Chip key={entry.key} className={cx(chip.chip, styles.chip)} aria-label={entry.label}>
                <span className="truncated" title={entry.label} translate="no">
                  {entry.label}
                </span>
                <Base.ChipRemove className={chip.remove} aria-label={words.removeChosen(entry.label)}>
                  <X />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              className={styles.input}
              placeholder={placeholder}
              maxLength={maxLength}
              aria-label={label}
              {...controlProps(field, id, props)}
              onKeyDown={(event) => {
                keepValueOnEscape(event);
                keepFirstHighlight(event, isFirstDown);
                preventSubmitOfPartialText(event);
              }}
            />
          </Base.Chips>
          {loading && (
            <span className={styles.searching}>
              <Spinner />
            </span>
          )}
        </Base.InputGroup>
        <ComboboxPopup
          {...{ label, query, loading, optionIcon }}
          hasOptions={options.length > 0}
          note={options.length === 0 ? noteFor(query, emptyText) : null}
        />
      </Base.Root>
    </FieldFrame>
  );
}

/** Multiple choice, shown as chips. Backspace in the empty input removes the last one. */
export const MultiCombobox = observer(ObservedMultiCombobox) as typeof ObservedMultiCombobox;
