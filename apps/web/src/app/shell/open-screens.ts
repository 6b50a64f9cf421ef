import type { Session } from '@glo/domain/account/session';
import { routeAt, type ScreenRoute } from '../routes.ts';
import { startUpAt } from '../start-up-at.ts';

/**
 * Whether one may be there and is not led elsewhere: the sidebar, its menu and the command palette offer nothing else, and the steps
 * of onboarding to nobody who is through.
 */
export type IsOpen = (screen: { readonly href: string }) => boolean;

export const openTo =
  (current: Session | null): IsOpen =>
  ({ href }) => {
    const access = screenAt(href)?.access;
    return startUpAt(access, current) === 'stay' && (access !== 'onboarding' || !current?.recruiter?.company);
  };

/** The screen that a link leads to, if there is one. */
export const screenAt = (href: string): ScreenRoute | undefined => routeAt(href.replace(/\?.*/, ''));
