import type { Session } from '@glo/domain/account/session';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import type { FocusShortcut } from '../../state/active-screen.ts';
import { paletteKeys } from '../../ui/display/key/key-texts.ts';
import { routeAt } from '../routing/routes.ts';
import { isCharacter } from '../../ui/keyboard/pressed-key.ts';
import { keysOf } from './key-press.ts';
import { texts } from './texts.ts';

export interface ShortcutGroups {
  readonly here: readonly FocusShortcut[];
  readonly everywhere: readonly FocusShortcut[];
}

interface ShortcutActions {
  readonly screen: readonly FocusShortcut[];
  readonly find: (() => void) | null;
  readonly search: (() => void) | null;
  readonly goTo: ((path: string) => void) | null;
  readonly showList: () => void;
}

export const places = [
  { keys: ['g d'], label: texts.dashboard, path: paths.dashboard },
  { keys: ['g r'], label: texts.recruit, path: recruitPath('ACTIVE') },
  { keys: ['g s'], label: texts.searchScreen, path: paths.search },
  { keys: ['g t'], label: texts.talentPool, path: paths.talentPool },
];

/** Without `areCharactersEnabled` single-character shortcuts are left out (WCAG 2.1.4). */
export function shortcutGroups(
  { screen, find, search, goTo, showList }: ShortcutActions,
  areCharactersEnabled: boolean,
): ShortcutGroups {
  const here = find === null ? screen : [...screen, { keys: ['/'], label: texts.find, press: find }];
  const everywhere: FocusShortcut[] = [{ keys: ['?'], label: texts.list, press: showList }];
  if (find === null && search !== null) everywhere.unshift({ keys: ['/'], label: texts.search, press: search });
  if (goTo !== null) everywhere.push(...places.map(({ path, ...place }) => ({ ...place, press: () => goTo(path) })));
  if (areCharactersEnabled) return { here, everywhere };
  return { here: withoutCharacters(here), everywhere: withoutCharacters(everywhere) };
}

export function pressOf({ here, everywhere }: ShortcutGroups, key: string): (() => void) | null {
  return [...here, ...everywhere].find(({ keys }) => keys.includes(key))?.press ?? null;
}

/** The palette's row in the list of shortcuts. Empty where the palette does not open. */
export function paletteRow(pathname: string, session: Session | null): FocusShortcut[] {
  const { recruiter } = session ?? {};
  if (!recruiter || routeAt(pathname)?.inShell === false) return [];
  return [{ label: recruiter.company ? texts.commands : texts.commandsAlone, keys: paletteKeys }];
}

function withoutCharacters(all: readonly FocusShortcut[]): FocusShortcut[] {
  return all
    .map((each) => ({ ...each, keys: each.keys.filter((key) => !keysOf(key).every(isCharacter)) }))
    .filter(({ keys }) => keys.length > 0);
}
