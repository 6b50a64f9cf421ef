export { wasContactedLately } from './contacted-lately.ts';
export { emptyEmail, meetingLinkAdvice, meetingLinkRule, writtenRule } from './email-form.ts';
export type { EmailDraft } from './email-form.ts';
export { emailSent, Emails } from './emails.ts';
export type { CandidateEmail } from './emails.ts';
export { fillIn, placeholders } from './placeholders.ts';
export type { Fillings } from './placeholders.ts';
export { emailTemplates } from './templates.ts';
export type { EmailTemplate } from './templates.ts';
