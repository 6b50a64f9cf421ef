import type { Candidate } from '@glo/domain/candidates/candidate';
import { isComparable } from '@glo/domain/candidates/comparison';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { connectPath, noteWanted } from '../../../../navigation/addresses.ts';
import { comparePathFrom } from '../../../../navigation/compare-address.ts';
import type { FocusShortcut, ScreenCommand } from '../../../../state/active-screen.ts';
import { keys } from '../../../../ui/display/key/key-texts.ts';
import { texts as bulkTexts } from '../../bulk/texts.ts';
import { type ActionPlace, type Definition, definitions, type LackingOne } from '../../actions/definitions.ts';
import { type CandidateCommand, commandOf } from '../candidate-command.ts';
import type { CandidateList } from '../candidate-list.ts';
import { handOverCommands } from './hand-over-commands.ts';
import { firstLabel, selectFirst } from './first-in-order.ts';
import { keepPile } from './kept-pile.ts';
import { offeredOrders, orderLabel } from '../list-orders.ts';
import { texts } from '../texts.ts';

export function emailSelected(list: CandidateList): CandidateCommand {
  const { source, services } = list;
  return commandOf('email', {
    run: () => services.navigation.email(list.selected, list),
    runOne: ({ id }) => services.navigation.open(connectPath(source.profileHref(id)), list, id),
  });
}

/** The id `shortlist` is for shortlisting outside a job. */
export function addToFolder(list: CandidateList, id: 'addToFolder' | 'shortlist' = 'addToFolder'): CandidateCommand {
  const { bulk, services } = list;
  return commandOf(id, {
    run() {
      if (bulk.current === null) services.actions.addSelectedToFolder(bulk);
    },
    runOne: (candidate) => definitions.addToFolder.runOne(candidate, placeOf(list)),
  });
}

/** One file for a hiring manager. Without a selection, the menu above the list shares the shown candidates. */
function share(list: CandidateList): CandidateCommand {
  return commandOf('share', { isInMenu: true, run: () => list.services.handOver.share(list, list.selected) });
}

function copyEmails({ bulk, services }: CandidateList): CandidateCommand {
  return commandOf('copyEmails', { isInMenu: true, run: () => services.handOver.copyEmails(bulk) });
}

type OnOne = (candidate: Candidate) => void;

/** The actions that their definitions run for a selection. */
function definedCommands(list: CandidateList): readonly CandidateCommand[] {
  const place = placeOf(list);
  const ofList: Partial<Record<string, OnOne>> = onOne(list);
  return Object.entries<Definition>(definitions).flatMap(([id, { runMany, runOne }]) => {
    if (runMany === undefined) return [];
    const run = () => runMany(list.selected, place);
    const command = { isInMenu: true, run, runOne: ofList[id] ?? ((candidate) => runOne?.(candidate, place)) };
    return [commandOf(id as LackingOne, command)];
  });
}

function onOne(list: CandidateList): Readonly<Record<LackingOne, OnOne>> {
  const { source, services } = list;
  return {
    // Opens the profile with the focus in its note.
    writeNote: ({ id }) => services.navigation.open(source.profileHref(id), list, id, { state: noteWanted }),
  };
}

function placeOf({ source, services }: CandidateList): ActionPlace {
  return { dialog: services.actions, job: source.jobId ?? null };
}

/** Commands that every list has, in the menu of the selection bar. */
export function commonCommands(list: CandidateList): readonly CandidateCommand[] {
  return [...definedCommands(list), share(list), copyEmails(list)];
}

/** Commands of a list outside a job, where shortlisting means folders. */
export function commandsOutsideJob(list: CandidateList): readonly CandidateCommand[] {
  return [addToFolder(list), emailSelected(list), ...commonCommands(list)];
}

function compare(list: CandidateList): CandidateCommand {
  return commandOf('compare', {
    isAvailable: ({ length }) => isComparable(length),
    run() {
      const href = compareHref(list);
      if (href !== null) list.services.navigation.open(href, list);
    },
  });
}

/** `null` unless the selection can be compared. */
export function compareHref({ selected, href, source }: CandidateList): string | null {
  const ids = selected.map(({ id }) => id);
  return isComparable(ids.length) ? comparePathFrom(href, ids, source.wanted) : null;
}

/** Text of the selection bar, '' without a selection. */
export function selectionText({ selected, hiddenSelectedCount }: CandidateList): string {
  return selected.length === 0 ? '' : bulkTexts.selected(selected.length, hiddenSelectedCount);
}

/** Palette commands for the selection, in the order of its bar. The first one must not notify students. */
export function selectionCommands(list: CandidateList): readonly ScreenCommand[] {
  const { selected, source, bulk, place } = list;
  if (selected.length === 0 || bulk.current !== null) return [];
  const [main, ...others] = source.commands;
  const bar = others.filter(({ isInMenu }) => isInMenu !== true);
  const menu = others.filter(({ isInMenu }) => isInMenu === true);
  return [
    ...[compare(list), ...bar, ...(main ? [main] : []), ...menu]
      .filter((command) => command.isAvailable?.(selected) ?? true)
      .map((command) => ({
        label: command.label(selected),
        to: () => command.run(),
        shortcut: command.shortcut?.key,
      })),
    { label: bulkTexts.clear, to: place.clearSelection, shortcut: keys.escape },
  ];
}

/** Palette commands that need no selection, after the main actions. */
export function listCommands(list: CandidateList): readonly ScreenCommand[] {
  if (list.isEmpty) return [];
  const { canSelectAll, selectAll, sort, table } = list;
  const layout = table.layout === 'cards' ? 'table' : 'cards';
  const keep = keepPile(list);
  return [
    ...(keep ? [{ label: texts.keepAsFolder, to: keep }] : []),
    ...handOverCommands(list),
    { label: texts.switchTo[layout], to: () => table.show(layout) },
    ...(canSelectAll ? [{ label: bulkTexts.selectAll, to: selectAll }] : []),
    { label: firstLabel(list), to: () => void selectFirst(list) },
    ...offeredOrders(list).map((order) => ({ label: texts.orderBy(orderLabel(order, list)), to: () => sort(order) })),
  ];
}

export function listKeys(list: CandidateList): readonly FocusShortcut[] {
  const { moveFocus } = list.place;
  const { shortlist, commands, verdicts, isReadOnly = false } = list.source;
  const others = commands.filter(({ id }) => id !== shortlist.id);
  return [
    { keys: ['j', 'ArrowDown'], label: texts.keys.enter, press: () => moveFocus(1) },
    { keys: ['k'], label: texts.keys.previous, press: () => moveFocus(-1) },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], label: texts.keys.move },
    { keys: [texts.keys.enterKey], label: texts.keys.open },
    { keys: ['x'], label: texts.keys.select, press: () => toggleFocused(list) },
    ...(isReadOnly ? commands : [shortlist, ...others]).flatMap((command) =>
      command.shortcut
        ? [{ keys: [command.shortcut.key], label: command.shortcut.label, press: () => press(command, list) }]
        : [],
    ),
    ...(verdicts ? [{ keys: ['z'], label: texts.keys.undo, press: () => undoVerdict(list) }] : []),
  ];
}

function undoVerdict({ source, place }: CandidateList): void {
  const [student] = source.verdicts?.job.history.undo() ?? [];
  if (student !== undefined) place.returnFocus(student);
}

function toggleFocused({ focused, place }: CandidateList): void {
  if (focused !== undefined) place.select(focused.id, !place.selected.has(focused.id));
}

/** Runs for the selection, otherwise for the focused card. A verdict then moves on, as in a review. */
function press(command: CandidateCommand, list: CandidateList): void {
  const { focused, selected, place } = list;
  if (selected.length > 0) return command.run();
  if (focused === undefined) return;
  const decision = movingOn.get(command.id);
  if (decision && list.source.verdicts?.job.accepts(decision, [focused.id]) === false) return;
  void command.runOne?.(focused);
  if (decision && list.shown.includes(focused)) place.moveFocus(1);
}

/** Shortlisting stays, because a folder, a note or an email often follows. A reason asks first. */
const movingOn: ReadonlyMap<CandidateCommand['id'], Decision> = new Map([
  ['maybe', 'maybe'],
  ['reject', 'not-a-fit'],
]);
