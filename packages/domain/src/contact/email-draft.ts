export interface EmailDraft {
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
  /** The text began with the template of a rejection. */
  readonly isRejection?: boolean;
}

export const emptyEmail: EmailDraft = { subject: '', content: '', meetingLink: '' };

export function isSameEmail(one: EmailDraft, other: EmailDraft): boolean {
  return one.subject === other.subject && one.content === other.content && one.meetingLink === other.meetingLink;
}
