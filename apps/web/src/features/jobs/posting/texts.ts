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
    label: 'Preview of the job',
    workplace: 'Work place',
    experience: 'Experience',
    salary: 'Salary',
    positions: 'Positions',
    link: 'Link',
    notGiven: 'Not given',
  },
  sending: {
    post: 'Post',
    noAnswerYet: 'The job was sent, but no answer has come yet. Try again waits for it; the job is not sent twice.',
    changed: 'This job was changed in another tab or on another device. Your changes are not saved yet.',
    unreachable: 'The service cannot be reached.',
  },
  postedElsewhere: 'This job was already posted from another tab.',
} as const;
