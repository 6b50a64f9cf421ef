import { isolated } from '@glo/domain/shared/isolated';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  titles: { ACTIVE: 'Active Jobs', CLOSED: 'Closed Jobs' },
  ownTitles: { ACTIVE: 'Your Active Jobs', CLOSED: 'Your Closed Jobs' },
  job: 'This job',
  postedOn: (date: string) => `Posted ${date}`,
  postedBy: (name: string, date: string) => `Posted by ${isolated(name)}${date && ` on ${date}`}`,
  readOnly: 'Read only',
  manage: 'Manage Details',
  read: 'Job Details',
  statusButton: { ACTIVE: 'Close this Job', CLOSED: 'Activate this Job' },
  statusChanged: { ACTIVE: 'Job activated', CLOSED: 'Job closed' },
  candidates: 'Candidates',
  tabs: { applicants: 'APPLICANTS', recommended: 'RECOMMENDED', shortlisted: 'SHORTLISTED' },
  lists: { applicants: 'Applicants', recommended: 'Recommended candidates', shortlisted: 'Shortlisted candidates' },
  givenOrders: { recommended: 'As recommended', shortlisted: 'As shortlisted' },
  noApplicants: 'No Applicants till now',
  noApplicantsHelp: 'Students appear here as soon as they apply.',
  lookAtRecommended: (count: number) =>
    count === 1
      ? '1 student already matches this job. Look at them while you wait.'
      : `${grouped(count)} students already match this job. Look at them while you wait.`,
  applicantsGone: 'These applicants are no longer available',
  applicantsGoneHelp: (count: number) =>
    `${count === 1 ? 'The student who applied has' : `All ${grouped(count)} students who applied have`} removed their profile. Your notes and decisions stay.`,
  closed: 'This job is closed. Students can apply again once you activate it.',
  closedButRecommended: (count: number) =>
    `This job is closed. ${count === 1 ? '1 student matches' : `${grouped(count)} students match`} it.`,
  seeRecommended: 'See recommended',
  noRecommendation: 'No Recommendation',
  noRecommendationHelp: "No one else matches this job's skills yet.",
  noShortlisted: 'No Shortlisted Candidates',
  noShortlistedHelp: 'Candidates you shortlist for this job appear here.',
  noShortlistedBy: (name: string) => `Candidates ${isolated(name)} shortlists for this job appear here.`,
  seeApplicants: 'See applicants',
  search: 'Search Candidates',
  shortlist: (count: number) => (count === 0 ? 'Shortlist' : `Shortlist ${grouped(count)}`),
  allShortlisted: 'All of them are shortlisted already.',
  shortlistQuestion: {
    title: (count: number) => `Shortlist ${grouped(count)} candidates?`,
    text: `When Undo expires, each student gets this message: “${shortlistedMessage}”`,
    confirmLabel: (count: number) => `Shortlist ${grouped(count)}`,
  },
  shortlisting: { doing: 'Shortlisting', done: 'shortlisted', already: 'already shortlisted' },
  remove: (count: number) => `Remove ${grouped(count)}`,
  removeFromShortlist: (count: number) => `Remove ${grouped(count)} from the shortlist`,
  removing: { doing: 'Removing', done: 'removed', already: 'not on the shortlist' },
  removeQuestion: {
    title: (count: number) => `Remove ${grouped(count)} candidates from the shortlist?`,
    text: "We don't tell them.",
    danger: true,
    confirmLabel: (count: number) => `Remove ${grouped(count)}`,
  },
} as const;

export const noticeTexts = {
  late: (count: number) => (count === 1 ? '1 new applicant.' : `${grouped(count)} new applicants.`),
  show: 'Show',
  gone: (count: number) =>
    count === 1 ? '1 applicant is no longer listed.' : `${grouped(count)} applicants are no longer listed.`,
  allGone: (count: number) => `All ${grouped(count)} applicants are no longer listed. Your decisions stay.`,
  update: 'Update the list',
  closedElsewhere: 'This job was closed in another tab. Your work stays.',
} as const;
