import { grouped } from '../../../ui/tokens/grouped.ts';

const studentsNotNotified = "We don't tell them. Only you see your folders.";

export const texts = {
  title: 'Shortlisted candidates',
  candidates: 'Candidates',
  givenOrder: 'Order added',
  missing: (count: number) => `${grouped(count)} no longer on the platform`,
  createdOn: (date: string) => `Created ${date}`,
  removeFromThis: 'Remove from this folder',
  remove: (count: number) => `Remove ${grouped(count)}`,
  removing: { doing: 'Removing', done: 'removed' },
  question: (folder: string) => ({
    title: (count: number) => `Remove ${grouped(count)} candidates from “${folder}”?`,
    text: studentsNotNotified,
    danger: true,
    confirmLabel: (count: number) => `Remove ${grouped(count)}`,
  }),
  questionOfAll: {
    title: (count: number) => `Remove ${grouped(count)} candidates from all folders?`,
    text: studentsNotNotified,
    danger: true,
    confirmLabel: (count: number) => `Remove ${grouped(count)}`,
  },
  noCandidates: 'No Shortlisted Candidates',
  emptyFolder: 'Search for candidates and add them to this folder.',
  folderGone: 'That folder no longer exists. This is your first folder.',
  noFolders: 'Search for candidates and add them to a folder.',
  search: 'Search Candidates',
} as const;
