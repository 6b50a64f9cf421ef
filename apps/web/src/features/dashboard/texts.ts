import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { grouped } from '../../ui/tokens/grouped.ts';
import { texts as banner } from '../verification/banner-texts.ts';

const standing: Readonly<Record<VerificationStatus, string>> = {
  NOT_SUBMITTED: banner.notVerified,
  SUBMITTED: banner.underVerification,
  FAILED: banner.failed,
  VERIFIED: 'Verified',
  OTHER: 'Unknown',
};

const posted = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${grouped(days)} days ago`);

export const texts = {
  label: 'Dashboard',
  hello: (firstName: string) => `Hello, ${firstName}`,
  welcome: (product: string) => `Welcome to ${product} Recruiter`,
  post: 'Post an opportunity',
  postHelp: 'In three short steps',
  search: 'Search candidate',
  searchHelp: 'By skill, place and type',
  shortlisted: 'Shortlisted candidate',
  ownFolders: 'In your own folders',
  inFolders: (people: number, folders: number) =>
    `${people === 1 ? '1 person' : `${people} people`} in ${folders === 1 ? '1 folder' : `${folders} folders`}`,
  active: 'Active Jobs',
  noActive: 'No Active Jobs Posted!',
  noActiveHelp: 'Post a job to see its applicants here.',
  previous: 'Previous Jobs',
  noPrevious: 'No Past jobs!',
  noPreviousHelp: 'Closed jobs stay here with their candidates.',
  viewAll: 'View All',
  job: 'Job',
  toReview: 'To review',
  review: (count: number | null) => (count === null ? 'Review' : `Review ${grouped(count)}`),
  reviewIn: ' in ',
  reviewNext: ', ',
  reviewSum: (people: number, jobs: number) =>
    `${people === 1 ? 'person' : 'people'}, ${jobs === 1 ? '1 job' : `${grouped(jobs)} jobs`}`,
  newSince: (count: number) => `${grouped(count)} new since your last visit`,
  reviewNew: (count: number) => `Review the ${grouped(count)} new`,
  posted: (days: number) => `Posted ${posted(days)}`,
  decisions: (decided: number, applicants: number, maybe: number) =>
    `${grouped(decided)} of ${grouped(applicants)} decisions${maybe === 0 ? '' : `, ${grouped(maybe)} maybe`}`,
  allReviewed: 'Nothing to review. Every applicant has a decision.',
  allToReview: (jobs: number) => `All ${grouped(jobs)} jobs`,
  allToReviewMeans: ' with people to review',
  steps: {
    title: 'Three steps to your first shortlist',
    text: 'About ten minutes. You can stop at any step.',
    states: { now: ', next', open: '', 'under-way': ', in progress', done: 'Done' },
    post: {
      title: 'Post your first opportunity',
      text: 'Title, place, skills and a description. Students see it at once.',
    },
    verify: {
      title: 'Get verified',
      text: (person: VerificationStatus, company: string, status: VerificationStatus) =>
        `You: ${standing[person]}. ${company || 'Your company'}: ${standing[status]}.`,
    },
    'talent-pool': {
      title: 'Meet the talent pool',
      text: 'Students whose skills match the technologies your company uses.',
      button: 'Talent Pool',
    },
    search: {
      title: 'Find candidates',
      text: 'Search all students by skill, place and type.',
      button: 'Search Candidates',
    },
  },
  loading: (list: string) => `Loading ${list}`,
  profile: 'Your profile',
  company: 'Company',
  location: 'Location',
  editProfile: 'Edit Profile',
  ways: 'Account',
  companyPage: 'Company Page',
  account: 'Account',
  help: 'Help Center',
  signOut: 'Sign Out',
} as const;
