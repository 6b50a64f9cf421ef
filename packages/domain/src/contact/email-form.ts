import { required } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import { safeLink } from '../shared/links.ts';
import { isTooLong, signed } from './own-letters.ts';
import { type Fillings, fillIn, unfilled } from './placeholders.ts';

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

/** The same, and no longer than a service takes, once it is filled in and signed. */
export function contentRule(message: string, fillings: () => Fillings, signature: () => string | null): Rule<string> {
  const written = writtenRule(message, fillings);
  return (text) => written(text) ?? (isTooLong(fillIn(text, fillings()), signature()) ? tooLong : null);
}

/** As it arrives: filled in, and signed. */
export function asSent(
  { subject, content, meetingLink }: EmailDraft,
  fillings: Fillings,
  signature: string | null,
): EmailDraft {
  return {
    subject: fillIn(subject, fillings).trim(),
    content: signed(fillIn(content, fillings), signature),
    meetingLink: meetingLink.trim(),
  };
}

/** Required, and nothing more (specification 2, section 5: no further format check). */
export const meetingLinkRule = required('Enter the meeting link');

/** A warning about a broken link; it blocks nothing. null when there is none. */
export function meetingLinkAdvice(link: string): string | null {
  if (link.trim() === '' || safeLink(link) !== null) return null;
  if (otherScheme.test(link.trim())) return onlyWeb;
  return 'This does not look like a web address. It is sent as it is.';
}

/** What is wrong with the link of an e-mail that a service refused; null when it refused something else. */
export function meetingLinkRefusal(link: string, words: string): string | null {
  if (otherScheme.test(link.trim())) return onlyWeb;
  const [, ofLink] = aboutLink.exec(words.trim()) ?? [];
  return ofLink ?? null;
}

/** Refused by the service (decision 62). */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:\D/i;
const onlyWeb = 'Only links that begin with https:// or http:// can be sent.';
/** Services begin what they say of one field with its name. */
const aboutLink = /^link: *(.+)/is;

const tooLong = 'Too long with your signature and what is filled in: at most 3000 characters can be sent';

function leftOpen(open: readonly string[]): string | null {
  if (open.length === 0) return null;
  return `Nothing is known for ${open.join(', ')}: write it yourself, or take it out`;
}
