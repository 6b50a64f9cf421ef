import type { ScreenCommand, ScreenShortcut } from '../../state/active-screen.ts';
import { type ActionHandlers, actionKeys, candidateActions, definedHandlers } from '../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';
import { pageKeys, type ProfilePager } from '../open-profile/profile-pager.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import type { ProfileNote } from './profile-note.ts';
import { texts } from './texts.ts';

/** The profile screen, as far as its keys and actions need it. */
interface KeyedProfile {
  readonly opened: OpenProfile | null;
  readonly origin: ProfileOrigin | null;
  readonly verdict: ProfileVerdict | null;
  readonly pager: ProfilePager;
  readonly handlers: Partial<ProfileHandlers>;
  readonly isReview: boolean;
  readonly isAtEnd: boolean;
  readonly note: ProfileNote;
  print(): void;
}

export function profileKeys(profile: KeyedProfile): readonly ScreenShortcut[] {
  const { handlers, verdict, isReview, isAtEnd } = profile;
  // A review registers the other keys.
  if (isReview) return isAtEnd ? [] : actionKeys(handlers);
  return [...pagerKeys(profile), ...actionKeys(handlers), ...(isDeciding(profile) ? (verdict?.keys ?? []) : [])];
}

function pagerKeys({ pager }: KeyedProfile): readonly ScreenShortcut[] {
  if (pager.position === null) return [];
  return [
    { keys: pageKeys.next, label: texts.next, press: () => pager.page('next') },
    { keys: pageKeys.previous, label: texts.previous, press: () => pager.page('previous') },
  ];
}

/** The palette's actions without a shortcut. */
export function actionCommands(handlers: Partial<ProfileHandlers>): readonly ScreenCommand[] {
  return candidateActions('palette', handlers).flatMap(({ shortcut, label, run }) =>
    shortcut === null ? [{ label, to: run }] : [],
  );
}

export type ProfileHandlers = ActionHandlers<'palette'> & ActionHandlers<'menu'>;

/** The actions of the open profile, or `null` if it could not be loaded. */
export function profileHandlers(profile: KeyedProfile): ProfileHandlers | null {
  const { opened, origin, verdict, print, note } = profile;
  if (opened === null || opened.parts.profile.state === 'failed') return null;
  const { ifLoaded } = opened;
  const decides = isDeciding(profile);
  return {
    ...definedHandlers((run) => ifLoaded(() => opened.act(run))),
    shortlist: decides ? () => ifLoaded(() => void opened.addToShortlist()) : null,
    unshortlist: decides && origin !== null ? () => ifLoaded(() => void opened.removeFromShortlist()) : null,
    maybe: decides && verdict ? () => ifLoaded(() => verdict.decide({ decision: 'maybe' })) : null,
    reject: decides && verdict ? () => ifLoaded(() => verdict.decide({ decision: 'not-a-fit' })) : null,
    rejectWithReason: decides && verdict ? () => ifLoaded(() => void verdict.giveReason()) : null,
    reveal: opened.isHidden ? opened.reveal : null,
    email: () => ifLoaded(opened.connect),
    writeNote: note.write,
    print: () => ifLoaded(print),
    report: () => ifLoaded(opened.report),
  };
}

function isDeciding({ opened, isReview }: KeyedProfile): boolean {
  return opened?.isReadOnly === false && opened.parts.profile.state !== 'failed' && !isReview;
}
