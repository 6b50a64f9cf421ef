import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { noRecords, type RecordsOfOne } from '../../state/device/records.ts';

const asha = studentId('asha');

const unsent: UnsentEmail = {
  id: 'asha',
  to: 'one',
  href: '/connect/asha',
  label: '',
  students: [asha],
  draft: { subject: 'Hello', content: '', meetingLink: '' },
  at: '2026-11-21T12:00:00.000Z',
};

/** All but searches, activity and templates. */
export const recordsOfAsha: RecordsOfOne = {
  ...noRecords,
  contacted: new Map([[asha, [{ at: '2026-11-20T09:00:00.000Z', kind: 'email' }]]]),
  notes: new Map([[asha, { text: 'Call in June', at: '2026-11-21T12:00:00.000Z' }]]),
  viewed: [asha],
  sawTalentPool: true,
  jobsView: 'table',
  candidatesView: 'table',
  firstSelected: 40,
  isBlind: true,
  criteria: new Map([[jobId('job-1'), '{"skills":["SQL"]}']]),
  lists: new Map([[jobId('job-1'), 'sort=name']]),
  seenHints: ['review-keys'],
  unsent: [unsent],
  answers: [aManagerAnswer()],
};
