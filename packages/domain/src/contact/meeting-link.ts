import { required } from '../form/rules.ts';
import { safeLink } from '../shared/links.ts';
import type { Failure } from '../shared/outcome.ts';

/** No format check (specification 2, section 5). */
export const meetingLinkRule = required('Enter a link');

export function meetingLinkAdvice(link: string): string | null {
  if (link.trim() === '' || safeLink(link) !== null) return null;
  if (otherScheme.test(link.trim())) return onlyWeb;
  return "This doesn't look like a web address. We'll send it as it is.";
}

export function meetingLinkRefusal(link: string, { field, text }: Failure): string | null {
  if (otherScheme.test(link.trim())) return onlyWeb;
  return field === 'meetingLink' ? text : null;
}

/** Refused by the service (decision 62). */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:\D/i;
const onlyWeb = 'Only links that begin with https:// or http:// can be sent.';
