import type { Recruiter } from '../account/recruiter.ts';
import type { SupportEmail } from './support-gateway.ts';

export type ReportSubject =
  | { readonly kind: 'bug' | 'help' }
  | { readonly kind: 'user'; readonly id: string; readonly name: string };

/** Specification 2, sections 2 and 9. */
export const replyPromise = 'Our support team will reach out to you within 24 Hours';

export function letterFor(
  subject: ReportSubject,
  description: string,
  { name, email, accountId }: Pick<Recruiter, 'name' | 'email' | 'accountId'>,
  unread: readonly string[] = [],
): SupportEmail {
  const about = subject.kind === 'user' ? [`Reported: ${oneLine(subject.name)} (${oneLine(subject.id)})`] : [];
  const lines = [description.trim(), '', ...about, `From: ${oneLine(name)}, ${email} (${accountId})`];
  if (subject.kind !== 'user' && unread.length > 0) lines.push('', 'Could not be read:', ...unread.map(oneLine));
  return { subject: titleOf(subject), text: lines.join('\n') };
}

function titleOf(subject: ReportSubject): string {
  if (subject.kind === 'user') return `Report user: ${oneLine(subject.name)}`;
  return subject.kind === 'bug' ? 'Report a bug' : 'Need help';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
