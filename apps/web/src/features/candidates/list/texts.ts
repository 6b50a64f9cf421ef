import { grouped } from '../../../ui/tokens/grouped.ts';

/** What lists of candidates say: their tools, and what shows when none is left. */
export const texts = {
  find: 'Find in this list',
  order: 'Order',
  orders: { given: 'As listed', score: 'Best score', name: 'Name', 'not-viewed': 'Not viewed first' },
  exportCsv: 'Export CSV',
  shownOf: (shown: number, all: string) => `${grouped(shown)} of ${all}`,
  loadedOf: (loaded: number, expected: number) => `${loaded} of ${expected} loaded`,
  loadRest: 'Load the rest',
  nobodyFits: 'Nobody here fits',
  nobodyHolds: (words: string) => `No name and no skill holds “${words}”.`,
  showAll: 'Show all',
} as const;
