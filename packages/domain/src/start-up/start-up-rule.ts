/** Decision 1. */
export interface StartUp {
  /** The path is open without a session. */
  readonly isPublicPath: boolean;
  /** `/`, `/login` or `/signup`, which signed-in recruiters leave. */
  readonly isEntryPath: boolean;
  readonly isOnboardingPath: boolean;
  /** Jobs, candidates and the dashboard need a company. */
  readonly needsCompany: boolean;
  readonly hasId: boolean;
  readonly verified: boolean;
  readonly profileFilled: boolean;
  readonly hasCompany: boolean;
}

export type StartUpDecision = 'stay' | 'login' | 'details' | 'dashboard' | 'choose-company';

/** Decides whether a route may be opened (specification 1, section 1; decision 1). */
export function startUp(where: StartUp): StartUpDecision {
  const isVisitor = !where.hasId || !where.verified;
  if (isVisitor) return where.isPublicPath ? 'stay' : 'login';
  if (!where.profileFilled) return where.isOnboardingPath || isPublicScreen(where) ? 'stay' : 'details';
  if (where.isEntryPath) return 'dashboard';
  if (where.needsCompany && !where.hasCompany) return 'choose-company';
  return 'stay';
}

/** Public screens such as the policy stay open during a session. */
function isPublicScreen(where: StartUp): boolean {
  return where.isPublicPath && !where.isEntryPath;
}
