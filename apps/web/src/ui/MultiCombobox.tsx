import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { type ChipStops, ChosenChips, walkChips } from './ChosenChips.tsx';
import { type Entry, type OptionTexts, toEntries, toEntry } from './combobox-entry.ts';
import type { FieldModel } from './field-props.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { texts as words } from './form-texts.ts';
import styles from './MultiCombobox.module.css';
import { OptionList } from './OptionList.tsx';
import { listAria, useOptionList } from './use-option-list.ts';
import { useOptionTexts } from './use-option-texts.ts';

interface MultiComboboxProps<T> extends FieldTexts, OptionTexts<T> {
  readonly field: FieldModel<readonly T[]>;
  /** What the options fit: what was typed when they were asked for. */
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly options: readonly T[];
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly placeholder?: string;
  readonly optionIcon?: ReactNode;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

function ObservedMultiCombobox<T>(props: MultiComboboxProps<T>) {
  const { field, query, onQuery, options, loading = false, emptyText = words.noMatches, placeholder } = props;
  const { label, labelHidden, marker, hint, warning, dense, optionKey, optionLabel, optionDetail, optionIcon } = props;
  const { maxLength = 3000, inputRef } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const error = field.shownError;
  const chosen = field.value;
  const texts = useOptionTexts({ optionKey, optionLabel, optionDetail });
  const chips = useMemo(() => chosen.map((option) => toEntry(option, texts)), [chosen, texts]);
  const entries = useMemo(() => toEntries(options, texts), [options, texts]);
  const [typed, setTyped] = useState('');
  const list = useOptionList({
    entries,
    loading,
    takesFirst: typed.trim() !== '',
    onPick: toggle,
    staysOpen: typed === '',
    onDone: forget,
  });

  function type(text: string) {
    setTyped(text);
    onQuery(text);
  }

  function forget() {
    if (typed !== '') type('');
  }

  function toggle({ key, option }: Entry<T>) {
    const others = chosen.filter((other) => optionKey(other) !== key);
    if (others.length < chosen.length) field.change(others);
    else if (option !== null) field.change([...chosen, option]);
  }

  const removeAt = (place: number) => field.change(chosen.filter((_, other) => other !== place));
  const stops: ChipStops = () => [...(anchor.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: box } = event;
    if (key === 'Backspace' && box.value === '') removeAt(chosen.length - 1);
    else if (key === 'ArrowLeft' && box.selectionEnd === 0) walkChips(event, stops(), chosen.length);
    // half a word is no choice yet, and no reason to submit the form around it
    else if (key === 'Enter' && box.value.trim() !== '') event.preventDefault();
    list.walk(event);
  }

  return (
    <FieldFrame {...{ id, label, labelHidden, marker, hint, warning, dense, error }}>
      <div
        ref={anchor}
        // pressed beside the box it is the box that was meant
        role="presentation"
        className={styles.box}
        data-invalid={error !== null}
        onMouseDown={(event) => {
          if (!isOf('input', event)) event.preventDefault();
        }}
        onClick={(event) => {
          if (isOf('button', event)) return;
          stops().at(-1)?.focus();
          list.show();
        }}
      >
        <ChosenChips label={label} chips={chips} stops={stops} onRemove={removeAt} />
        <input
          {...listAria(list)}
          ref={inputRef}
          id={id}
          className={styles.input}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-label={label}
          aria-required={field.required}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, { error, warning, hint })}
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value);
            list.show();
          }}
          onKeyDown={handleKey}
          onBlur={() => {
            list.close();
            afterPress(() => {
              field.leave();
              forget();
            });
          }}
        />
      </div>
      <OptionList
        {...{ list, anchor, label, entries, query, loading, emptyText, optionIcon }}
        chosen={chips}
        multiple
      />
    </FieldFrame>
  );
}

const isOf = (element: 'button' | 'input', { target }: MouseEvent) =>
  target instanceof Element && target.closest(element) !== null;

/** Several of many, as chips inside the control; Backspace in the empty box takes the last one out. */
export const MultiCombobox = observer(ObservedMultiCombobox) as typeof ObservedMultiCombobox;
