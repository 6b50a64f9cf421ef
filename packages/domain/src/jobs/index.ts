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
export { descriptionRule, withSuggestion } from './description.ts';
export { descriptionBlocks } from './description-blocks.ts';
export type { DescriptionBlock } from './description-blocks.ts';
export {
  experienceRule,
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
export { firstUnfinishedStep, jobFromDraft } from './job-from-draft.ts';
export { JobLifecycle } from './job-lifecycle.ts';
export type { SendResult } from './job-lifecycle.ts';
export { jobOrders, jobsHolding, jobsInOrder } from './job-order.ts';
export type { JobOrder } from './job-order.ts';
