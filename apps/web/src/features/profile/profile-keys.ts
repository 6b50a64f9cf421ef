import type { ScreenShortcut } from '../../state/active-screen.ts';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { peopleTexts as shared } from '../people/people.ts';
import type { OpenProfile } from './open-profile.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

export function profileKeys(profile: ProfilePresenter): readonly ScreenShortcut[] {
  const { opened, isReview, isAtEnd } = profile;
  const acting = opened === null || opened.parts.profile.state === 'failed' ? null : opened;
  // A review registers its own keys.
  if (isReview) return isAtEnd ? [] : actionKeys(profile, acting);
  return [...pagerKeys(profile), ...decisionKeys(profile, acting), ...actionKeys(profile, acting)];
}

function pagerKeys({ position, pager }: ProfilePresenter): readonly ScreenShortcut[] {
  if (position === null) return [];
  return [
    { keys: ['j', 'ArrowRight'], label: texts.next, press: () => pager.page('next') },
    { keys: ['k', 'ArrowLeft'], label: texts.previous, press: () => pager.page('previous') },
  ];
}

function decisionKeys({ origin, verdict }: ProfilePresenter, opened: OpenProfile | null): readonly ScreenShortcut[] {
  if (opened === null || opened.isReadOnly) return [];
  const { ifLoaded, addToShortlist, removeFromShortlist } = opened;
  const shortlist = () => ifLoaded(() => void addToShortlist());
  const remove = () => ifLoaded(() => void removeFromShortlist());
  return [
    { keys: ['s'], label: texts.keys.shortlist, press: shortlist },
    ...(origin === null ? [] : [{ keys: ['Shift+s'], label: texts.keys.remove, press: remove }]),
    ...(verdict?.keys ?? []),
  ];
}

function actionKeys({ writeNote }: ProfilePresenter, opened: OpenProfile | null): readonly ScreenShortcut[] {
  if (opened === null) return [];
  const { addToFolder, connect, isHidden, records, reveal, ifLoaded } = opened;
  return [
    ...(isHidden ? [{ keys: ['v'], label: blindTexts.reveal, press: reveal }] : []),
    { keys: ['f'], label: shared.addToFolder, press: () => ifLoaded(addToFolder) },
    { keys: ['e'], label: texts.keys.email, press: () => ifLoaded(connect) },
    { keys: ['n'], label: texts.keys.note, press: writeNote },
    { keys: ['*'], label: texts.keys.star, press: records.toggleStar },
  ];
}
