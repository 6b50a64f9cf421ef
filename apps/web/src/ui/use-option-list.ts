import { type KeyboardEvent, useId, useState } from 'react';
import { type Entry, neighbourOf } from './combobox-entry.ts';

interface Behaviour<T> {
  /** The rows as they stand. */
  readonly entries: readonly Entry<T>[];
  /** Others are on their way: until they come, no key takes one of these by mistake. */
  readonly loading: boolean;
  /** Whether Enter takes the first one before anybody has gone to a row. */
  readonly takesFirst: boolean;
  readonly onPick: (entry: Entry<T>) => void;
  /** Whether there is anything to show; without it the list is closed. */
  readonly opens?: boolean;
  /** Whether it stays open for another one. */
  readonly staysOpen?: boolean;
  /** One was taken, or it was given up: what is half typed is no choice. */
  readonly onDone?: () => void;
}

/** The list of a box: whether it is open, where one is in it, and what keys and pointer do (ARIA's combobox with a list). */
export interface OptionListState<T> {
  readonly id: string;
  readonly open: boolean;
  readonly active: Entry<T> | null;
  /** Opens it; where one was in it is forgotten. */
  readonly show: () => void;
  /** Hides it; what is typed stays. */
  readonly close: () => void;
  readonly goTo: (entry: Entry<T>) => void;
  readonly pick: (entry: Entry<T>) => void;
  /** For the box's keys. */
  readonly walk: (event: KeyboardEvent) => void;
}

export function useOptionList<T>(behaviour: Behaviour<T>): OptionListState<T> {
  const { entries, loading, takesFirst, onPick, opens = true, staysOpen = false, onDone } = behaviour;
  const id = useId();
  const [asked, setAsked] = useState(false);
  const [reached, setReached] = useState<string | null>(null);
  const open = asked && opens;
  const rows = open && !loading ? entries : [];
  const active = rows.find(({ key }) => key === reached) ?? (takesFirst ? (rows[0] ?? null) : null);

  function show() {
    setAsked(true);
    setReached(null);
  }

  function pick(entry: Entry<T>) {
    onPick(entry);
    if (staysOpen) setReached(entry.key);
    else setAsked(false);
    onDone?.();
  }

  function walk(event: KeyboardEvent) {
    // Keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAsked(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setReached(neighbourOf(active, loading ? [] : entries, step)?.key ?? null);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.stopPropagation();
      setAsked(false);
      onDone?.();
    }
  }

  return {
    id,
    open,
    active,
    show,
    close: () => setAsked(false),
    goTo: ({ key }) => setReached(key),
    pick,
    walk,
  };
}

/** What a box says of its list to screen readers. */
export function listAria<T>({ id, open, active }: OptionListState<T>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': active === null ? undefined : optionId(id, active),
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
}

/** Without blanks, which no id may have. */
export function optionId(listId: string, { key }: { readonly key: string }): string {
  return `${listId}-${key.replaceAll(/\s/g, '_')}`;
}
