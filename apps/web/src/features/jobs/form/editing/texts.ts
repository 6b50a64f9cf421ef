import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  title: 'Edit Opportunity',
  help: 'Edit the details about the job',
  titleOf: (job: string) => `Edit ${job}`,
  cancel: 'Cancel',
  previewHelp: 'Students see the job like this after you update it',
  toDescription: 'Edit Job Description',
  update: 'Update',
  save: 'Save and close',
  updated: 'Your changes are saved.',
  editKept: 'Your changes are kept in this tab.',
  discarded: 'Changes discarded',
  colleagues: (name: string) => `${isolated(name)} posted this job, so only they can edit it.`,
} as const;
