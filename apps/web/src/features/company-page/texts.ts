import { grouped } from '../../ui/tokens/grouped.ts';

/** The company page (specification 2, section 2). */
export const texts = {
  page: 'Company page',
  details: 'Company details',
  loadingDetails: 'Loading company details',
  about: 'About',
  nothingAbout: 'Nothing is written here yet.',
  activeJobs: 'Active jobs',
  jobUnit: (count: number) => (count === 1 ? 'job' : 'jobs'),
  loadingJobs: 'Loading active jobs',
  noJobs: 'No active jobs at the moment.',
  newestFirst: 'Newest first',
  postedByYou: 'posted by you',
  postedBy: (name: string) => `posted by ${name}`,
  showMore: (others: number) => `Show more (${grouped(others)} left)`,
  glance: 'At a glance',
  site: 'Site',
  size: 'Size',
  people: (size: string) => `${size} people`,
  type: 'Type',
  technologies: 'Technologies',
  noTechnologies: 'None are listed yet.',
  members: 'MEMBERS',
  membersNamed: 'Members',
  loadingMembers: 'Loading members',
  noMembers: 'No members are listed yet.',
  admin: 'ADMIN',
  notConfirmed: 'NOT CONFIRMED',
  onlyYou:
    'You see only yourself here: your membership of this company is not confirmed yet. It is once your personal verification is done.',
  toVerification: 'Go to personal verification',
} as const;
