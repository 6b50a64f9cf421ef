import type { Recruiter } from '../account/recruiter.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

/** What recruiters say of themselves at onboarding. */

/** Nobody has introduced themselves in this draft yet. */
export function isUntouched({ name, position, phoneNumber, location }: OnboardingDraft): boolean {
  return [name, position, phoneNumber, location].every((text) => text === '');
}

/** What is already known of a recruiter who comes back to onboarding, so that nobody introduces themselves twice. */
export function knownOf({ name, position, phoneNumber, location, company }: Recruiter): Partial<OnboardingDraft> {
  return { name, position, phoneNumber, location, company: company && { id: company.id, name: company.name } };
}

/** The draft as it is sent: without the blanks around what was typed. */
export function trimmed(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    position: draft.position.trim(),
    phoneNumber: draft.phoneNumber.trim(),
    location: draft.location.trim(),
  };
}
