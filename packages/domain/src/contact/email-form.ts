import { required } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import { safeLink } from '../shared/links.ts';
import { type Fillings, unfilled } from './placeholders.ts';

/** What was typed for one candidate. */
export interface EmailDraft {
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

export const emptyEmail: EmailDraft = { subject: '', content: '', meetingLink: '' };

/** Required; and no placeholder of ours goes out without a value (specification 2, section 5; decision 57). */
export function writtenRule(message: string, fillings: () => Fillings): Rule<string> {
  const filled = required(message);
  return (text) => filled(text) ?? leftOpen(unfilled(text, fillings()));
}

/** Required, and nothing more (specification 2, section 5: no further format check). */
export const meetingLinkRule = required('Enter the meeting link');

/** A warning about a broken link; it blocks nothing. null when there is none. */
export function meetingLinkAdvice(link: string): string | null {
  if (link.trim() === '' || safeLink(link) !== null) return null;
  return 'This does not look like a web address. It is sent as it is.';
}

function leftOpen(open: readonly string[]): string | null {
  if (open.length === 0) return null;
  return `Nothing is known for ${open.join(', ')}: write it yourself, or take it out`;
}
