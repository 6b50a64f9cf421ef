import { grouped } from '../../../ui/tokens/grouped.ts';

const notTold = "We don't tell them. Only you see your folders.";

export const texts = {
  title: 'Shortlisted candidates',
  candidates: 'Candidates',
  givenOrder: 'Order added',
  gone: (count: number) => `${grouped(count)} no longer on the platform`,
  createdOn: (date: string) => `Created ${date}`,
  removeFromAll: 'Remove from all folders',
  removeFromThis: 'Remove from this folder',
  remove: (count: number) => `Remove ${grouped(count)}`,
  removing: { doing: 'Removing', done: 'removed' },
  question: (folder: string) => ({
    title: (count: number) => `Remove ${grouped(count)} candidates from “${folder}”?`,
    text: notTold,
    danger: true,
    confirmLabel: (count: number) => `Remove ${grouped(count)}`,
  }),
  questionOfAll: {
    title: (count: number) => `Remove ${grouped(count)} candidates from all folders?`,
    text: notTold,
    danger: true,
    confirmLabel: (count: number) => `Remove ${grouped(count)}`,
  },
  nobody: 'No Shortlisted Candidates',
  emptyFolder: 'Search for candidates and add them to this folder.',
  noFolders: 'Search for candidates and add them to a folder.',
  search: 'Search Candidates',
} as const;
