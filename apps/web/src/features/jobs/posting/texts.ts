/** What the steps of posting a job say; editing has the same preview. Form and editor have catalogues of their own. */
export const texts = {
  title: 'Post Opportunity',
  help: 'Enter the details about the job you are posting',
  toDescription: 'Continue',
  toPreview: 'Next',
  previewHelp: 'Read it once more before students do',
  draft: {
    from: (time: string) => `Draft from ${time}`,
    kept: 'Draft saved on this device',
    discarded: 'Draft discarded',
    undo: 'Undo',
    keptAnyway: 'Your draft is saved on this device.',
  },
  duplicating: {
    job: 'The job to duplicate',
    title: 'Replace your draft?',
    text: (draft: string, job: string) =>
      `You have a draft that is not posted yet: ${draft}. A duplicate of ${job} takes its place.`,
    untitled: 'a job without a title',
    thisJob: 'this job',
    keep: 'Keep draft',
    replace: 'Replace draft',
  },
  unfinished: {
    details: 'Fill in the details of the job first.',
    description: 'Type the job description first.',
  },
  page: {
    type: 'Job type',
    workplace: 'Work place',
    experience: 'Experience',
    salary: 'Salary',
    positions: 'Positions',
    link: 'Link',
    locations: 'Locations',
    skills: 'Skills',
    notGiven: 'Not given',
  },
  sending: {
    post: 'Post',
    noAnswerYet: 'The job was sent, but no answer has come yet. Try again waits for it; the job is not sent twice.',
    unreachable: 'The service cannot be reached.',
  },
  posted: {
    title: 'Posted Successfully',
    next: 'Review applicants and recommended candidates in the Recruit section.',
    isActive: (job: string) => `${job} is now among your active jobs.`,
    recommended: 'See recommended candidates',
    view: 'View job',
    done: 'Done',
  },
} as const;
