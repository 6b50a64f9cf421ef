import type { Session } from '@glo/domain/account/session';
import { startUp, type StartUpDecision } from '@glo/domain/start-up/start-up-rule';
import { type Access, routeAt, type ScreenRoute } from './routes.ts';

/** An `access` of undefined means an unknown URL (decision 1). */
export function startUpAt(access: Access | undefined, current: Session | null): StartUpDecision {
  return startUp({
    isPublicPath: access === 'entry' || access === 'public',
    isEntryPath: access === 'entry',
    isOnboardingPath: access === 'onboarding',
    needsCompany: access === 'company',
    hasId: current !== null,
    verified: current?.verified ?? false,
    profileFilled: current?.profileFilled ?? false,
    hasCompany: Boolean(current?.recruiter?.company),
  });
}

/** Returns true if the session opens the screen without a redirect. Hides onboarding from recruiters with a company. */
export type IsOpen = (screen: { readonly href: string }) => boolean;

export const openTo =
  (current: Session | null): IsOpen =>
  ({ href }) => {
    const access = screenAt(href)?.access;
    return startUpAt(access, current) === 'stay' && (access !== 'onboarding' || !current?.recruiter?.company);
  };

export const screenAt = (href: string): ScreenRoute | undefined => routeAt(href.replace(/\?.*/, ''));

/** Returns `null` unless the path is a screen of this application (decision 56). The router throws at `//host`. */
export function wantedPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null;
  // Resolves as the browser does: '/\x' and '/.//x' become '//x'.
  const base = 'http://here.invalid';
  if (!URL.canParse(path, base)) return null;
  const { origin, pathname, search } = new URL(path, base);
  if (origin !== base || pathname + search !== path.split('#')[0]) return null;
  return /^\/[^/]/.test(pathname) && routeAt(pathname) !== undefined ? path : null;
}
