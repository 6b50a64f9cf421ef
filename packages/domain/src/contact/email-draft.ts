export interface EmailDraft {
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

export const emptyEmail: EmailDraft = { subject: '', content: '', meetingLink: '' };
