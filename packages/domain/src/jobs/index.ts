export {
  currencySign,
  experienceText,
  experienceUnits,
  jobTypes,
  periodText,
  salaryPeriods,
  salaryText,
  viewedCount,
  workplaceTypes,
} from './job.ts';
export type { Job, JobOwner, JobStatus, NewJob, Range } from './job.ts';
export { JobBoard } from './job-board.ts';
export { draftOfJob } from './draft-of-job.ts';
export { isSameDraft, JobDrafts, emptyJobDraft, isEmptyDraft } from './job-draft.ts';
export type { JobDraft, Mode } from './job-draft.ts';
export { descriptionBlocks, descriptionRule, withSuggestion } from './description.ts';
export type { DescriptionBlock } from './description.ts';
export {
  experienceRule,
  firstUnfinishedStep,
  jobFromDraft,
  jobTitleRule,
  jobTypeRule,
  linkRule,
  locationsRule,
  maxExperienceError,
  maxSalaryError,
  salaryRule,
  skillsRule,
  vacanciesRule,
  workplaceTypeRule,
} from './job-form.ts';
export { JobLifecycle } from './job-lifecycle.ts';
export type { SendResult } from './job-lifecycle.ts';
export { jobOrders, jobsHolding, jobsInOrder } from './job-order.ts';
export type { JobOrder } from './job-order.ts';
