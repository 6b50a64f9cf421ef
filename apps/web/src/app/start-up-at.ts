import type { Session } from '@glo/domain/account/session';
import { startUp, type StartUpDecision } from '@glo/domain/start-up/start-up-rule';
import type { Access } from './routes.ts';

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
