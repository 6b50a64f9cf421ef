import type { FocusShortcut } from '../../state/active-screen.ts';
import { isCharacter } from './key-press.ts';
import { texts } from './shortcut-texts.ts';

export interface ShortcutGroups {
  readonly here: readonly FocusShortcut[];
  readonly everywhere: readonly FocusShortcut[];
}

interface Acts {
  /** Of the open screen. */
  readonly screen: readonly FocusShortcut[];
  /** To the box that narrows down its list; null where it has none. */
  readonly find: (() => void) | null;
  /** To the search for candidates; null for who may not search yet. */
  readonly search: (() => void) | null;
  readonly showList: () => void;
}

/** All keys that act now, by where. Without `charactersAct` those of one character are left out (WCAG 2.1.4). */
export function shortcutGroups({ screen, find, search, showList }: Acts, charactersAct: boolean): ShortcutGroups {
  const here = find === null ? screen : [...screen, { keys: ['/'], label: texts.find, press: find }];
  const everywhere: FocusShortcut[] = [{ keys: ['?'], label: texts.list, press: showList }];
  if (find === null && search !== null) everywhere.unshift({ keys: ['/'], label: texts.search, press: search });
  if (charactersAct) return { here, everywhere };
  return { here: withoutCharacters(here), everywhere: withoutCharacters(everywhere) };
}

/** What a key does now, if anything. */
export function pressOf({ here, everywhere }: ShortcutGroups, key: string): (() => void) | null {
  return [...here, ...everywhere].find(({ keys }) => keys.includes(key))?.press ?? null;
}

function withoutCharacters(all: readonly FocusShortcut[]): FocusShortcut[] {
  return all
    .map((each) => ({ ...each, keys: each.keys.filter((key) => !isCharacter(key)) }))
    .filter(({ keys }) => keys.length > 0);
}
