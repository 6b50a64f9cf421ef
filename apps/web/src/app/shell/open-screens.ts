import type { Session } from '@glo/domain/account/session';
import { routeAt, type ScreenRoute } from '../routes.ts';
import { startUpAt } from '../start-up-at.ts';

/**
 * Whether the current session may open a screen without being redirected. The sidebar, its menu and the command palette offer nothing
 * else; a recruiter who has a company is not offered the steps of onboarding either.
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
