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
export function startUp(facts: StartUp): StartUpDecision {
  const isVisitor = !facts.hasId || !facts.verified;
  if (isVisitor) return facts.isPublicPath ? 'stay' : 'login';
  const isPublicScreen = facts.isPublicPath && !facts.isEntryPath;
  if (!facts.profileFilled) return facts.isOnboardingPath || isPublicScreen ? 'stay' : 'details';
  if (facts.isEntryPath) return 'dashboard';
  if (facts.needsCompany && !facts.hasCompany) return 'choose-company';
  return 'stay';
}
