import { grouped } from '../../../ui/tokens/grouped.ts';

export const tellNo = (count: number) =>
  `Tell ${count === 1 ? '1 applicant' : `${grouped(count)} applicants`} they are not selected`;

export const texts = {
  numberQuestion: (count: number) => ({
    title: `${tellNo(count)}?`,
    label: 'Number of recipients',
    hint: `Type ${grouped(count)} to confirm.`,
    confirmLabel: `Send to ${grouped(count)}`,
    maxLength: 12,
    isNumber: true,
  }),
  typeNumber: (count: number) => `Type ${grouped(count)}`,
  held: (seconds: number) => `Sending starts in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  heldText: 'No email has been sent yet. Undo sending to go back to your email.',
  undo: 'Undo sending',
  undone: 'No email was sent',
  leftOut: (count: number) =>
    count === 1 ? '1 shortlisted candidate was left out' : `${grouped(count)} shortlisted candidates were left out`,
  noneLeft:
    'All recipients are shortlisted for this job, so no email was sent. Choose another template, or remove them from the shortlist.',
  notChecked: "We couldn't check who is shortlisted, so we don't send anything yet. Try again.",
  notDurable:
    "This browser can't remember who got this email. If it closes while sending, ask before you send it again.",
  leave: {
    title: 'Leave before sending?',
    text: 'No email has been sent yet, and none will be. Your email is kept as a draft.',
    cancelLabel: 'Keep sending',
    confirmLabel: 'Leave',
  },
} as const;
