/** Decision 1. */
export interface StartUp {
  readonly isPublicPath: boolean;
  /** `/`, `/login` or `/signup`, which signed-in recruiters leave. */
  readonly isEntryPath: boolean;
  readonly isOnboardingPath: boolean;
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

function isPublicScreen(where: StartUp): boolean {
  return where.isPublicPath && !where.isEntryPath;
}
