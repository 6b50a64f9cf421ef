import type { StudentId } from '../shared/ids.ts';

/** Template of an email to candidates shortlisted in a review. */
export const invitationTemplate = 'Invitation to an interview';

/** Template of an email to candidates that are not a fit. */
export const rejectionTemplate = 'Not selected';

export interface EmailDraft {
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
  /** The text began with the template of a rejection. */
  readonly isRejection?: boolean;
}

export const emptyEmail: EmailDraft = { subject: '', content: '', meetingLink: '' };

/** For content from storage. */
export function isEmailDraft(value: unknown): value is EmailDraft {
  const { subject, content, meetingLink } = (value ?? {}) as Partial<Record<keyof EmailDraft, unknown>>;
  return [subject, content, meetingLink].every((text) => typeof text === 'string');
}

export function isSameEmail(one: EmailDraft, other: EmailDraft): boolean {
  return one.subject === other.subject && one.content === other.content && one.meetingLink === other.meetingLink;
}

/** A draft on the device (decision 75). It has only ids, because names may change until it is shown. */
export interface UnsentEmail {
  /** Id of the student, or of the mailing. */
  readonly id: string;
  /** 'rejected': many that were all Not a fit for the job when the email began. */
  readonly to: 'one' | 'many' | 'rejected';
  /** Path of the email to one recipient, or of the list that many were chosen from. */
  readonly href: string;
  /** Name of that list, otherwise ''. */
  readonly label: string;
  readonly students: readonly StudentId[];
  readonly draft: EmailDraft;
  /** ISO time of the last change. */
  readonly at: string;
}

export const unsentLimits = { emails: 30 } as const;

/** Replaces an earlier state of the same email. Newest first. */
export function withUnsent(all: readonly UnsentEmail[], email: UnsentEmail): readonly UnsentEmail[] {
  return [email, ...withoutUnsent(all, email.id)].slice(0, unsentLimits.emails);
}

/** The draft in a tab. `at`: ISO time of the last change, '' if unknown. */
export interface TabDraft {
  readonly draft: EmailDraft;
  readonly at: string;
}

/** Returns the draft on the device if the tab has an older text, or none. Another tab may have continued the email. */
export function laterDraft(onDevice: UnsentEmail | null, { draft, at }: TabDraft): EmailDraft | null {
  if (onDevice === null || isSameEmail(onDevice.draft, draft)) return null;
  return isSameEmail(draft, emptyEmail) || onDevice.at > at ? onDevice.draft : null;
}

export function withoutUnsent(all: readonly UnsentEmail[], id: string): readonly UnsentEmail[] {
  return all.filter((other) => other.id !== id);
}
