export interface EmailDraft {
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

export const emptyEmail: EmailDraft = { subject: '', content: '', meetingLink: '' };

export function isSameEmail(one: EmailDraft, other: EmailDraft): boolean {
  return one.subject === other.subject && one.content === other.content && one.meetingLink === other.meetingLink;
}
