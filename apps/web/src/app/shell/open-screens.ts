import type { Session } from '@glo/domain/account/session';
import { routeAt, type ScreenRoute } from '../routes.ts';
import { startUpAt } from '../start-up-at.ts';

/** Returns true if the session opens the screen without a redirect. Hides onboarding from recruiters with a company. */
export type IsOpen = (screen: { readonly href: string }) => boolean;

export const openTo =
  (current: Session | null): IsOpen =>
  ({ href }) => {
    const access = screenAt(href)?.access;
    return startUpAt(access, current) === 'stay' && (access !== 'onboarding' || !current?.recruiter?.company);
  };

export const screenAt = (href: string): ScreenRoute | undefined => routeAt(href.replace(/\?.*/, ''));
