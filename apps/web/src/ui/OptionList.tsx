/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element hangs a list of options under a box */
import { memo, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Entry, isSameEntry } from './combobox-entry.ts';
import { texts } from './form-texts.ts';
import { Highlighted } from './Highlighted.tsx';
import { Check, Plus } from './icons.ts';
import styles from './OptionList.module.css';
import { Spinner } from './Spinner.tsx';
import { useListPlace } from './use-list-place.ts';
import { Unhurried } from './Unhurried.tsx';
import { type OptionListState, optionId } from './use-option-list.ts';

interface OptionListProps<T> {
  readonly list: OptionListState<T>;
  /** Around the box: the list hangs on it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly entries: readonly Entry<T>[];
  readonly chosen?: readonly Entry<T>[];
  readonly multiple?: boolean;
  /** What the entries fit. */
  readonly query: string;
  /** Those for what is typed now are on their way. */
  readonly loading?: boolean | undefined;
  readonly emptyText?: string | undefined;
  readonly optionIcon?: ReactNode;
}

const none: readonly never[] = [];

/** The list under a combobox: 4 px below, rows of 36, at most 200 high (specification 1, section 9). */
export function OptionList<T>(props: OptionListProps<T>) {
  return props.list.open && <OpenList {...props} />;
}

function OpenList<T>(props: OptionListProps<T>) {
  const { list, label, entries, chosen = none, multiple, query, loading, emptyText, optionIcon } = props;
  const { id, active } = list;
  const popup = useRef<HTMLDivElement>(null);
  useListPlace(props.anchor, popup);
  const activeId = active === null ? null : optionId(id, active);
  // It does not change, but is made anew with each letter.
  const [icon] = useState(optionIcon);
  // What is pointed at is in sight, and must not move away.
  const pointed = useRef<string | null>(null);
  useEffect(() => {
    if (activeId !== null && activeId !== pointed.current) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
    pointed.current = null;
  }, [activeId]);

  function entryAt({ target }: MouseEvent): Entry<T> | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    return row === null ? undefined : entries[Number(row.dataset['place'])];
  }

  return (
    <div
      ref={popup}
      role="presentation"
      popover="manual"
      className={styles.popup}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const entry = entryAt(event);
        if (entry !== undefined) list.pick(entry);
      }}
      onPointerMove={(event) => {
        const entry = entryAt(event);
        if (entry === undefined || entry === active) return;
        pointed.current = optionId(id, entry);
        list.goTo(entry);
      }}
    >
      <ListNote {...{ entries, query, loading, emptyText }} />
      <div role="listbox" id={id} tabIndex={-1} aria-label={label} aria-multiselectable={multiple} aria-busy={loading}>
        <Options {...{ id, entries, chosen, active, query, icon }} />
      </div>
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly entries: readonly Entry<unknown>[];
  readonly chosen: readonly Entry<unknown>[];
  readonly active: Entry<unknown> | null;
  readonly query: string;
  readonly icon: ReactNode;
}

/** Drawn anew only when one of these changes: not by a letter, which only asks for others. */
const Options = memo(function Options({ id, entries, chosen, active, query, icon }: OptionsProps) {
  return entries.map((entry, place) => {
    const isChosen = chosen.some((other) => isSameEntry(other, entry));
    return (
      <div
        key={entry.key}
        role="option"
        id={optionId(id, entry)}
        className={styles.option}
        aria-selected={isChosen}
        data-active={entry === active}
        data-place={place}
        title={titleOf(entry)}
      >
        {entry.option === null ? <Plus /> : icon}
        <span className={styles.label}>
          {entry.option === null ? entry.label : <Highlighted text={entry.label} typed={query} />}
        </span>
        {entry.detail !== '' && <span className={styles.detail}>{entry.detail}</span>}
        {isChosen && (
          <span className={styles.tick}>
            <Check />
          </span>
        )}
      </div>
    );
  });
});

type NoteProps = Pick<OptionListProps<unknown>, 'entries' | 'query' | 'loading' | 'emptyText'>;

/** In place of options; beside some that are about to go, only what turns, and not with each letter at once. */
function ListNote({ entries, query, loading = false, emptyText }: NoteProps) {
  if (entries.some(({ option }) => option !== null)) {
    return (
      <output className={styles.corner}>
        {loading && (
          <Unhurried>
            <span className={styles.note}>
              <Spinner /> <span className="visually-hidden">{texts.searching}</span>
            </span>
          </Unhurried>
        )}
      </output>
    );
  }
  return (
    <output>
      <span className={styles.note}>
        {loading && <Spinner />}
        {loading ? texts.searching : query.trim() === '' ? texts.typeToSearch : emptyText}
      </span>
    </output>
  );
}

function titleOf({ label, detail }: Entry<unknown>): string {
  return detail === '' ? label : `${label}, ${detail}`;
}
