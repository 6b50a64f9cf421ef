import type { Rule } from '../form/field.ts';
import { required } from '../form/rules.ts';
import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { safeLink } from '../shared/links.ts';
import type { Failure } from '../shared/outcome.ts';
import type { EmailDraft } from './email-draft.ts';
import { isTooLong, signed } from './email-templates.ts';
import { fillIn, type Fillings, openPlaceIn, unfilled } from './placeholders.ts';

/** Required. Rejects placeholders without a value (specification 2, section 5; decision 57). */
export function writtenRule(message: string, fillings: () => Fillings, clean = cleanLine): Rule<string> {
  const filled = required(message, clean);
  return (text) => filled(text) ?? leftOpen(unfilled(text, fillings())) ?? filled(fillIn(text, fillings()));
}

/** Also limits the length of the filled and signed text, because that is what the service receives. */
export function contentRule(message: string, fillings: () => Fillings, signature: () => string | null): Rule<string> {
  const written = writtenRule(message, fillings, cleanParagraphs);
  return (text) => written(text) ?? (isTooLong(fillIn(text, fillings()), signature()) ? tooLong : null);
}

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

const tooLong = 'Too long with your signature and placeholders. An email can have at most 3000 characters';

/** Returns the error for placeholders without a value, or `null` if there are none. */
export function leftOpen(open: readonly string[]): string | null {
  if (open.length === 0) return null;
  const place = open.find((each) => openPlaceIn(each) !== null);
  if (place !== undefined) return `Write over ${place}, or remove it`;
  return `We have no value for ${open.join(', ')}. Write it yourself, or remove it`;
}

/** No format check (specification 2, section 5). */
export const meetingLinkRule = required('Enter a link');

export function meetingLinkAdvice(link: string): string | null {
  if (link.trim() === '' || safeLink(link) !== null) return null;
  return neverSent(link.trim()) ?? "This doesn't look like a web address. We'll send it as it is.";
}

export function meetingLinkRefusal(link: string, { field, text }: Failure): string | null {
  return neverSent(link.trim()) ?? (field === 'meetingLink' ? text : null);
}

const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:\D/i;
const withoutHost = /^(?:https?:)?\/\/[^\p{L}\p{N}[]|^(?:https?:)?\/*$/iu;

/** Why the service refuses it (decision 62), or `null`. */
function neverSent(link: string): string | null {
  if (otherScheme.test(link)) return 'Only links that begin with https:// or http:// can be sent.';
  return withoutHost.test(link) ? 'A link needs an address after https://, such as https://meet.example.' : null;
}
