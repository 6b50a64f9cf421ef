import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId } from '@glo/domain/shared/ids';
import type { ScreenShortcut } from '../../../state/active-screen.ts';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { nameOfKey } from '../../../ui/display/key/key-texts.ts';
import { texts as noteTexts } from '../notes/texts.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateActions } from './candidate-actions.ts';
import { texts } from './texts.ts';

/**
 * Choose Action opens from a card. The profile's menu leaves out what has a button. The palette lists the actions of the
 * open profile. The selection has the bar, the palette and the keys of a list.
 */
type Home = 'chooseAction' | 'palette' | 'menu' | 'selection';

/** `job`: of the list or profile that offers the action. */
export interface ActionPlace {
  readonly dialog: CandidateActions;
  readonly job: JobId | null;
}

export type RunOne = (candidate: Candidate, place: ActionPlace) => void;

export interface Definition {
  readonly label: (lastFolder: string) => string;
  /** Text that the specification gives to Choose Action. */
  readonly specified?: string;
  /** Replaces the label in the bar of a selection. */
  readonly selected?: string;
  /** See `ScreenShortcut` for the format. */
  readonly shortcut: string | null;
  readonly homes: readonly Home[];
  /** Runs the action for one candidate in every home. Without it, each home has a handler. */
  readonly runOne?: RunOne;
  /** Runs the action for a selection. Every list then has it in the menu of its selection. */
  readonly runMany?: (candidates: readonly Candidate[], place: ActionPlace) => void;
}

/** Every action on candidates, in the order of Choose Action. */
export const definitions = {
  view: { label: () => texts.viewProfile, shortcut: null, homes: ['chooseAction'] },
  connect: { label: () => shared.connect, shortcut: null, homes: ['chooseAction'] },
  shortlist: {
    label: () => shared.shortlist.shortlist,
    specified: texts.shortlist,
    shortcut: 's',
    homes: ['chooseAction', 'palette', 'selection'],
  },
  unshortlist: {
    label: () => shared.unshortlist,
    specified: texts.removeFromShortlist,
    shortcut: 'Shift+s',
    homes: ['chooseAction', 'palette'],
  },
  maybe: {
    label: () => verdictTexts.decisions.maybe,
    shortcut: 'm',
    homes: ['chooseAction', 'palette', 'selection'],
  },
  reject: {
    label: () => verdictTexts.decisions['not-a-fit'],
    shortcut: 'r',
    homes: ['chooseAction', 'palette', 'selection'],
  },
  rejectWithReason: {
    label: () => shared.rejectWithReason,
    shortcut: 'Shift+r',
    homes: ['palette', 'selection'],
  },
  reveal: { label: () => blindTexts.reveal, shortcut: 'v', homes: ['chooseAction', 'palette'] },
  addToLastFolder: { label: texts.addTo, shortcut: null, homes: ['chooseAction'] },
  addToFolder: {
    label: () => shared.addToFolder,
    shortcut: 'f',
    homes: ['chooseAction', 'palette', 'selection'],
    runOne: (candidate, { dialog }) => dialog.addToFolder(candidate),
  },
  /** From the list: the shortlist of its job, or its folder. */
  remove: { label: () => shared.shortlist.remove, shortcut: 'Shift+s', homes: ['selection'] },
  removeFromAll: { label: () => texts.removeFromAll, shortcut: null, homes: ['chooseAction', 'selection'] },
  shortlistElsewhere: {
    label: () => texts.shortlistElsewhere,
    shortcut: null,
    homes: ['chooseAction', 'palette', 'menu'],
    runOne: (candidate, { dialog, job }) => dialog.chooseJob(candidate, job),
  },
  email: { label: () => shared.email, shortcut: 'e', homes: ['palette', 'selection'] },
  writeNote: {
    label: () => shared.writeNote,
    selected: noteTexts.add,
    shortcut: 'n',
    homes: ['palette', 'selection'],
    runMany: (candidates, { dialog }) => dialog.addNote(candidates),
  },
  print: { label: () => texts.print, shortcut: null, homes: ['palette', 'menu'] },
  report: { label: () => texts.report, shortcut: null, homes: ['palette', 'menu'] },
  compare: { label: () => texts.compare, shortcut: null, homes: ['selection'] },
  share: { label: () => texts.share, shortcut: null, homes: ['selection'] },
  copyEmails: { label: () => texts.copyEmails, shortcut: null, homes: ['selection'] },
} as const satisfies Readonly<Record<string, Definition>>;

type Definitions = typeof definitions;
export type ActionId = keyof Definitions;

export type KeyedAction = { [Id in ActionId]: Definitions[Id]['shortcut'] extends string ? Id : never }[ActionId];

export const labelOf = (id: Exclude<ActionId, 'addToLastFolder'>): string => definitions[id].label();

/** For titles and `aria-keyshortcuts`: 'Shift+S'. */
export const keyOf = (id: KeyedAction): string => nameOfKey(definitions[id].shortcut);

export type ActionsOf<H extends Home> = {
  [Id in ActionId]: H extends Definitions[Id]['homes'][number] ? Id : never;
}[ActionId];

type Defining<Part extends 'runOne' | 'runMany'> = {
  [Id in ActionId]: Definitions[Id] extends Required<Pick<Definition, Part>> ? Id : never;
}[ActionId];

/** Actions on a selection for which a list says what they do with one candidate. */
export type LackingOne = Exclude<Defining<'runMany'>, Defining<'runOne'>>;

/** How a screen runs the other actions of its homes. `null`: not available now. */
export type ActionHandlers<H extends Home> = Readonly<
  Record<Exclude<ActionsOf<H>, Defining<'runOne'>>, (() => void) | null>
>;

/** Handlers of the actions that the definitions run. `start` gives them the candidate. */
export function definedHandlers(start: (run: RunOne) => void): Partial<Readonly<Record<ActionId, () => void>>> {
  return Object.fromEntries(
    Object.entries<Definition>(definitions).flatMap(([id, { runOne }]) => (runOne ? [[id, () => start(runOne)]] : [])),
  );
}

export interface CandidateAction {
  readonly id: ActionId;
  readonly label: string;
  readonly shortcut: string | null;
  readonly run: () => void;
}

export function candidateActions(
  home: Exclude<Home, 'selection'>,
  handlers: Partial<Readonly<Record<ActionId, (() => void) | null>>>,
  lastFolder = '',
): readonly CandidateAction[] {
  return (Object.keys(definitions) as ActionId[]).flatMap((id) => {
    const run = handlers[id] ?? null;
    const { label, specified, shortcut, homes }: Definition = definitions[id];
    if (run === null || !homes.includes(home)) return [];
    return [{ id, label: (home === 'chooseAction' ? specified : undefined) ?? label(lastFolder), shortcut, run }];
  });
}

/** The palette's actions with a shortcut. */
export function actionKeys(handlers: Parameters<typeof candidateActions>[1]): readonly ScreenShortcut[] {
  return candidateActions('palette', handlers).flatMap(({ shortcut, label, run }) =>
    shortcut === null ? [] : [{ keys: [shortcut], label, press: run }],
  );
}
