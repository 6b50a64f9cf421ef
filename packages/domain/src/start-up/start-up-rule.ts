/** What the start-up rule decides from (decision 1). */
export interface StartUp {
  /** The path may be seen by strangers. */
  readonly isPublicPath: boolean;
  /** `/`, `/login` or `/signup`: not for signed-in users. */
  readonly isEntryPath: boolean;
  /** One of the onboarding steps. */
  readonly isOnboardingPath: boolean;
  /** A screen that works for a company: jobs, candidates, the dashboard. */
  readonly needsCompany: boolean;
  readonly hasId: boolean;
  readonly verified: boolean;
  readonly profileFilled: boolean;
  readonly hasCompany: boolean;
}

export type StartUpDecision = 'stay' | 'login' | 'details' | 'dashboard' | 'choose-company';

/** Access: the one rule behind every route (specification 1, section 1; decision 1). */
export function startUp(where: StartUp): StartUpDecision {
  const isStranger = !where.hasId || !where.verified;
  if (isStranger) return where.isPublicPath ? 'stay' : 'login';
  if (!where.profileFilled) return where.isOnboardingPath || isStillUseful(where) ? 'stay' : 'details';
  if (where.isEntryPath) return 'dashboard';
  if (where.needsCompany && !where.hasCompany) return 'choose-company';
  return 'stay';
}

/** Public screens other than the entry ones (policy, password) stay open when signed in. */
function isStillUseful(where: StartUp): boolean {
  return where.isPublicPath && !where.isEntryPath;
}
