import type { Recruiter } from '../account/recruiter.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';

/** What recruiters say of themselves at onboarding. */

/** A draft without an introduction. */
export function isUntouched({ name, position, phoneNumber, location }: OnboardingDraft): boolean {
  return [name, position, phoneNumber, location].every((text) => text === '');
}

/** The draft of a recruiter who comes back to onboarding, with what is known of them; a company and industries chosen since stay. */
export function withKnown(draft: OnboardingDraft, recruiter: Recruiter): OnboardingDraft {
  const { name, position, phoneNumber, location, company } = recruiter;
  return {
    ...draft,
    name,
    position,
    phoneNumber,
    location,
    company: draft.company ?? (company && { id: company.id, name: company.name }),
    hireIn: draft.hireIn.length > 0 ? draft.hireIn : recruiter.hireIn,
  };
}

/** Whether the draft holds nothing but what is known of the recruiter. */
export function isKnown(draft: OnboardingDraft, recruiter: Recruiter): boolean {
  const known = withKnown(emptyOnboardingDraft, recruiter);
  // In one order of fields, whichever they were written in.
  return JSON.stringify({ ...known, ...draft }) === JSON.stringify(known);
}

/** The introduction as it is sent (decision 77). */
export function cleaned(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    position: cleanLine(draft.position),
    phoneNumber: cleanPhone(draft.phoneNumber),
    location: cleanLine(draft.location),
  };
}
