import type { ActivityKind } from './activity.ts';

export const activityGroups = ['jobs', 'shortlist', 'verdicts', 'notes', 'folders', 'emails'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

export const groupOf: Readonly<Record<ActivityKind, ActivityGroup>> = {
  posted: 'jobs',
  edited: 'jobs',
  closed: 'jobs',
  activated: 'jobs',
  shortlisted: 'shortlist',
  unshortlisted: 'shortlist',
  maybe: 'verdicts',
  'not-a-fit': 'verdicts',
  noted: 'notes',
  'note-removed': 'notes',
  'folder-created': 'folders',
  filed: 'folders',
  unfiled: 'folders',
  written: 'emails',
  'told-no': 'emails',
};
