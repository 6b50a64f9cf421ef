import type { ReactNode } from 'react';
import type { ScreenShortcut } from '../../../state/active-screen.ts';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import {
  Bookmark,
  BookmarkCheck,
  BookmarkPlus,
  CircleQuestionMark,
  Eye,
  FileText,
  Flag,
  Folder,
  FolderPlus,
  Mail,
  Phone,
  StickyNote,
  Trash2,
  UserRoundX,
} from '../../../ui/tokens/icons.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

interface Definition {
  readonly label: (lastFolder: string) => string;
  /** Text that the specification gives to Choose Action. */
  readonly specified?: string;
  readonly icon: ReactNode;
  /** Key on the profile, as in `ScreenShortcut`. */
  readonly shortcut: string | null;
  /** The profile's menu leaves out what has a button. The palette lists the actions of the open profile. */
  readonly homes: { readonly chooseAction: boolean; readonly palette: boolean; readonly menu: boolean };
}

type Home = keyof Definition['homes'];

const onCards = { chooseAction: true, palette: false, menu: false } as const;
const onProfiles = { chooseAction: false, palette: true, menu: false } as const;
const onBoth = { chooseAction: true, palette: true, menu: false } as const;
const everywhere = { chooseAction: true, palette: true, menu: true } as const;
const inMenu = { chooseAction: false, palette: true, menu: true } as const;

/** Every action on one candidate, in the order of Choose Action. */
export const definitions = {
  view: { label: () => texts.viewProfile, icon: <Eye />, shortcut: null, homes: onCards },
  connect: { label: () => shared.connect, icon: <Phone />, shortcut: null, homes: onCards },
  shortlist: {
    label: () => shared.shortlist.shortlist,
    specified: texts.shortlist,
    icon: <Bookmark />,
    shortcut: 's',
    homes: onBoth,
  },
  unshortlist: {
    label: () => shared.unshortlist,
    specified: texts.removeFromShortlist,
    icon: <BookmarkCheck />,
    shortcut: 'Shift+s',
    homes: onBoth,
  },
  maybe: { label: () => verdictTexts.decisions.maybe, icon: <CircleQuestionMark />, shortcut: 'm', homes: onBoth },
  reject: { label: () => verdictTexts.decisions['not-a-fit'], icon: <UserRoundX />, shortcut: 'r', homes: onBoth },
  rejectWithReason: {
    label: () => shared.rejectWithReason,
    icon: <UserRoundX />,
    shortcut: 'Shift+r',
    homes: onProfiles,
  },
  reveal: { label: () => blindTexts.reveal, icon: <Eye />, shortcut: 'v', homes: onBoth },
  addToLastFolder: { label: texts.addTo, icon: <Folder />, shortcut: null, homes: onCards },
  addToFolder: { label: () => shared.addToFolder, icon: <FolderPlus />, shortcut: 'f', homes: onBoth },
  removeFromAll: { label: () => texts.removeFromAll, icon: <Trash2 />, shortcut: null, homes: onCards },
  shortlistElsewhere: {
    label: () => texts.shortlistElsewhere,
    icon: <BookmarkPlus />,
    shortcut: null,
    homes: everywhere,
  },
  email: { label: () => shared.email, icon: <Mail />, shortcut: 'e', homes: onProfiles },
  writeNote: { label: () => shared.writeNote, icon: <StickyNote />, shortcut: 'n', homes: onProfiles },
  print: { label: () => texts.print, icon: <FileText />, shortcut: null, homes: inMenu },
  report: { label: () => texts.report, icon: <Flag />, shortcut: null, homes: inMenu },
} as const satisfies Readonly<Record<string, Definition>>;

type Definitions = typeof definitions;
type ActionId = keyof Definitions;

/** How a screen runs the actions of its homes. `null`: not available now. */
export type ActionHandlers<H extends Home> = {
  readonly [Id in ActionId as true extends Definitions[Id]['homes'][H] ? Id : never]: (() => void) | null;
};

export interface CandidateAction extends Omit<Definition, 'label' | 'specified' | 'homes'> {
  readonly id: ActionId;
  readonly label: string;
  readonly run: () => void;
}

/** The available actions of a home. */
export function candidateActions(
  home: Home,
  handlers: Partial<Readonly<Record<ActionId, (() => void) | null>>>,
  lastFolder = '',
): readonly CandidateAction[] {
  return (Object.keys(definitions) as ActionId[]).flatMap((id) => {
    const run = handlers[id] ?? null;
    const { label, specified, icon, shortcut, homes }: Definition = definitions[id];
    if (run === null || !homes[home]) return [];
    return [{ id, label: (home === 'chooseAction' ? specified : undefined) ?? label(lastFolder), icon, shortcut, run }];
  });
}

/** The palette's actions with a shortcut. */
export function actionKeys(handlers: Parameters<typeof candidateActions>[1]): readonly ScreenShortcut[] {
  return candidateActions('palette', handlers).flatMap(({ shortcut, label, run }) =>
    shortcut === null ? [] : [{ keys: [shortcut], label, press: run }],
  );
}
