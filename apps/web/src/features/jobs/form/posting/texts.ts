export const texts = {
  title: 'Post Opportunity',
  help: 'Enter the details about the job you are posting',
  toDescription: 'Continue',
  toPreview: 'Next',
  previewHelp: 'Check the job before you post it',
  draft: {
    from: (time: string) => `Draft from ${time}`,
    kept: 'Draft saved on this device',
    discarded: 'Draft discarded',
    undo: 'Undo',
    draftKept: 'Your draft is saved on this device.',
  },
  jobToDuplicate: 'The job to duplicate',
  duplicating: {
    title: 'Replace your draft?',
    text: (draft: string, job: string) =>
      `You have a draft that isn't posted yet: ${draft}. The copy of ${job} replaces it.`,
    untitled: 'a job without a title',
    cancelLabel: 'Keep draft',
    confirmLabel: 'Replace draft',
  },
  unfinished: {
    details: 'Fill in the job details first.',
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
    noAnswerYet:
      "We sent the job, but the server hasn't replied yet. Press Try again to keep waiting. The job isn't sent twice.",
    changed: "This job was changed in another tab or on another device. Your changes aren't saved yet.",
    unreachable: "We can't reach the server.",
  },
  postedElsewhere: 'This job was already posted from another tab.',
} as const;
