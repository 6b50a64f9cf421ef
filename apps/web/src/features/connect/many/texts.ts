import { isolated } from '@glo/domain/shared/isolated';
import type { Delivery } from '@glo/domain/contact/mailing';
import { grouped } from '../../../ui/tokens/grouped.ts';

const candidates = (count: number) => (count === 1 ? '1 candidate' : `${grouped(count)} candidates`);
const emails = (count: number) => (count === 1 ? '1 email' : `${grouped(count)} emails`);

export const tellNo = (count: number) =>
  `Tell ${count === 1 ? '1 applicant' : `${grouped(count)} applicants`} they are not selected`;

/** Like `1 h 20 min`. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${grouped(hours)} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

export const texts = {
  title: (count: number) => `Email ${candidates(count)}`,
  sending: (count: number) => `Sending ${emails(count)}`,
  result: (sent: number, count: number) => `${grouped(sent)} of ${emails(count)} sent`,
  noRecipients: 'No recipients yet',
  noRecipientsText: 'Select candidates in a list, then press Email.',
  recruit: 'Recruit',
  to: 'To',
  recipients: 'Recipients',
  leaveOutWritten: (count: number) => `Remove ${grouped(count)} emailed recently`,
  leaveOut: (name: string) => `Remove ${isolated(name)}`,
  more: (count: number) => `Show ${grouped(count)} more`,
  kept: 'Saved as a draft on this device',
  notKept: "This browser has no room left, so we can't save this email. Send it before you reload the page.",
  oneEach: "Each recipient gets a separate email and can't see the others",
  overLimit: (limit: number) =>
    `You can send ${grouped(limit)} emails an hour. Sending pauses at the limit, then continues automatically. Keep this page open.`,
  takes: (minutes: number, count: number) => `About ${duration(minutes)} for ${emails(count)}`,
  cancel: 'Cancel',
  send: (count: number) => `Send to ${grouped(count)}`,
  preview: 'Preview',
  email: 'Email',
  place: (place: number, count: number) => `${grouped(place)} of ${grouped(count)}`,
  previous: 'Previous recipient',
  next: 'Next recipient',
  address: "We'll look up the address when we send the email",
  stillLoading: 'The job is still loading.',
  backTo: (list: string) => `Back to ${list}`,
  review: 'the review',
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
  leaveHeld: {
    title: 'Leave before sending?',
    text: 'No email has been sent yet, and none will be. Your email is kept as a draft.',
    cancelLabel: 'Keep sending',
    confirmLabel: 'Leave',
  },
  ready: 'Ready',
  written: (days: number) => (days === 0 ? 'Emailed today' : `Emailed ${days} ${days === 1 ? 'day' : 'days'} ago`),
  waiting: 'Waiting',
  states: { sending: 'Sending', sent: 'Sent', failed: 'Not sent', unknown: 'Not confirmed' } satisfies Record<
    Delivery['state'],
    string
  >,
  sentAt: (time: string) => `Sent ${time}`,
  progress: (sent: number, count: number) => `${grouped(sent)} of ${grouped(count)} sent`,
  stays: 'Keep this page open. Sending stops if you leave.',
  stop: 'Stop after this email',
  stopNow: 'Stop',
  stopping: 'Stopping after this email.',
  slow: 'This is taking longer than usual.',
  skip: 'Continue without a reply',
  paused: (time: string) => `Paused until ${time}`,
  pausedText: "You've reached the sending limit. Sending continues automatically.",
  noConnection: 'Waiting for a connection',
  noConnectionText: "Sending continues when you're back online.",
  elsewhere: 'Another tab is sending this email',
  elsewhereText: 'Each candidate gets it only once. You can follow the progress here too.',
  notSent: (names: string) => `Not sent to ${names}`,
  andMore: (name: string, count: number) => `${isolated(name)} and ${grouped(count)} more`,
  unknown: (names: string) => `We couldn't confirm your email to ${names}`,
  unknownText: "We didn't get a reply, so it may have arrived. If you send it again, it may arrive twice.",
  left: (count: number) => `${grouped(count)} not sent yet`,
  ended: {
    unreachable: "We can't reach the server. Nothing more was sent.",
    'signed-out': 'You were signed out. Nothing more was sent.',
  },
  interrupted: "Sending was interrupted. They didn't get it.",
  stopped: "You stopped sending. We've kept your email.",
  tryAgain: 'Try again',
  sendAgain: 'Send again',
  sendToMore: (count: number) => `Send to ${grouped(count)} more`,
  edit: 'Edit email',
  why: {
    unreachable: "We can't reach the server.",
    'signed-out': 'You were signed out.',
    refused: 'The server refused the email.',
    'server-error': 'The server had an error.',
    'unexpected-reply': "We couldn't read the server's reply.",
    'no-address': 'This candidate has no email address.',
    interrupted: 'Sending was interrupted. These people may have it.',
  },
  keptAsWritten: "They didn't get it. We've kept your email.",
  leave: {
    title: 'Stop sending?',
    text: "The current email is still sent, but the others aren't. We remember who got it.",
    cancelLabel: 'Keep sending',
    confirmLabel: 'Stop and leave',
  },
} as const;
