import type { ScreenKey } from '../../state/open-screen.ts';
import { isCharacter } from './key-press.ts';
import { texts } from './keys-texts.ts';

export interface KeyGroups {
  readonly here: readonly ScreenKey[];
  readonly everywhere: readonly ScreenKey[];
}

interface Acts {
  /** Of the open screen. */
  readonly screen: readonly ScreenKey[];
  /** To the box that narrows down its list; null where it has none. */
  readonly find: (() => void) | null;
  /** To the search for candidates; null for who may not search yet. */
  readonly search: (() => void) | null;
  readonly showList: () => void;
}

/** All keys that act now, by where. Without `charactersAct` those of one character are left out (WCAG 2.1.4). */
export function keyGroups({ screen, find, search, showList }: Acts, charactersAct: boolean): KeyGroups {
  const here = find === null ? screen : [...screen, { keys: ['/'], label: texts.find, press: find }];
  const everywhere: ScreenKey[] = [{ keys: ['?'], label: texts.list, press: showList }];
  if (find === null && search !== null) everywhere.unshift({ keys: ['/'], label: texts.search, press: search });
  if (charactersAct) return { here, everywhere };
  return { here: withoutCharacters(here), everywhere: withoutCharacters(everywhere) };
}

/** What a key does now, if anything. */
export function pressOf({ here, everywhere }: KeyGroups, key: string): (() => void) | null {
  return [...here, ...everywhere].find(({ keys }) => keys.includes(key))?.press ?? null;
}

/** As it stands on the keyboard. */
export function nameOfKey(key: string): string {
  return texts.keyNames[key] ?? key.toUpperCase();
}

function withoutCharacters(all: readonly ScreenKey[]): ScreenKey[] {
  return all
    .map((each) => ({ ...each, keys: each.keys.filter((key) => !isCharacter(key)) }))
    .filter(({ keys }) => keys.length > 0);
}
