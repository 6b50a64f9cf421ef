import type { ActivityKind } from '@glo/domain/activity/activity';
import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  title: 'Activity',
  kept: (most: number) => `Your actions in this browser. Only you can see them. We keep the last ${grouped(most)}.`,
  loading: 'Loading activity',
  exportCsv: 'Export CSV',
  file: (date: string) => `Activity, ${date}`,
  none: {
    title: 'Nothing yet',
    text: 'Jobs you post, people you shortlist and emails you send in this browser appear here.',
    next: 'View Active Jobs',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  acts: {
    posted: ['Posted', ''],
    edited: ['Edited', ''],
    closed: ['Closed', ''],
    activated: ['Activated', ''],
    shortlisted: ['Shortlisted', 'for'],
    unshortlisted: ['Removed', 'from the shortlist for'],
    'folder-created': ['Created the folder', ''],
    filed: ['Added', 'to'],
    unfiled: ['Removed', 'from'],
    written: ['Emailed', ''],
  } satisfies Record<ActivityKind, readonly [string, string]>,
  createdWith: ['Added', 'to the new folder'],
  comma: ', ',
  and: ' and ',
  more: (count: number) => `${grouped(count)} more`,
  unknown: { person: 'a candidate', job: 'a job', folder: 'a folder' },
  undo: 'Undo',
  undoOf: (sentence: string) => `Undo: ${sentence}`,
  namesMissing: "We couldn't load some names.",
  tryAgain: 'Try again',
} as const;
