import { invitationTemplate, rejectionTemplate } from './email-draft.ts';

export interface EmailTemplate {
  readonly name: string;
  readonly subject: string;
  readonly content: string;
}

export const emailTemplates: readonly EmailTemplate[] = [
  {
    name: invitationTemplate,
    subject: 'Interview for {job title} at {company}',
    content: [
      'Hello {first name},',
      'I am {my name}, and I hire for {company}. Thank you for your interest in {job title}. Your profile made us want to hear more, and we would like to invite you to an interview.',
      'It takes about 45 minutes and takes place online on {day and time}. The link to the meeting is below. If the time does not suit you, please reply with two or three that do.',
      'We look forward to meeting you.',
    ].join('\n\n'),
  },
  {
    name: 'A first conversation',
    subject: '{company} would like to get to know you',
    content: [
      'Hello {first name},',
      'I am {my name}, and I hire for {company}. I came across your profile, liked what you have made, and would like to hear what you are looking for next.',
      'Would you have 20 minutes for a conversation? The link to the meeting is below.',
      'If this is not a good time, a short reply is enough.',
    ].join('\n\n'),
  },
  {
    name: 'Questions about your work',
    subject: 'A few questions about your work, {first name}',
    content: [
      'Hello {first name},',
      'I am {my name}, and I hire for {company}. We are looking at candidates for {job title}, and your proof of work interests us. Before we continue, we would like to talk through one piece of it with you: what it was for, what was hard, and what you would do differently today.',
      'Please choose the piece yourself. The link to the meeting is below.',
    ].join('\n\n'),
  },
  // The service requires a link, so the text gives it a purpose.
  {
    name: rejectionTemplate,
    subject: 'Your application for {job title} at {company}',
    content: [
      'Hello {first name},',
      'I am {my name}, and I hire for {company}. Thank you for applying for {job title}, and for the time that you put into your profile and your work. We have decided to go on with other candidates.',
      'This decision is about this position only. Please apply again when another one suits you. If you would like to stay in touch, the link below leads to us.',
      'We wish you all the best.',
    ].join('\n\n'),
  },
];
