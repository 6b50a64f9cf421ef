import { texts as blindTexts } from '../../../state/blind/texts.ts';
import { grouped } from '../../../ui/tokens/grouped.ts';

/** What lists of candidates say: their tools, and what shows when none is left. */
export const texts = {
  find: 'Find in this list',
  order: 'Order',
  orders: {
    fit: 'Best fit',
    score: 'Score',
    name: 'Name',
    'not-viewed': 'Not viewed',
    starred: 'Starred',
    given: 'As listed',
  },
  orderBy: (order: string) => `Order: ${order}`,
  keys: {
    enter: 'Go to the next candidate',
    previous: 'Go to the previous candidate',
    move: 'Go from card to card',
    open: 'Open the profile',
    enterKey: 'Enter',
    select: 'Select or deselect; other keys then mean all selected',
    shortlist: 'Shortlist, or take it back',
    folder: 'Add to Folder',
  },
  filtersOn: 'Filters on',
  reset: 'Reset',
  removeFilter: (label: string) => `Remove filter ${label}`,
  skillsBetween: (min: number, max: number) =>
    min === max ? `${min} ${min === 1 ? 'skill' : 'skills'}` : `${min} to ${max} skills`,
  byFit: { match: 'Most skills first, then match', points: 'Most skills first, then GloPoints' },
  fit: 'Skills held',
  fitColumn: (skills: number, people: string) => `${skills === 1 ? '1 skill' : `${skills} skills`}: ${people}`,
  fitMin: 'At least so many skills',
  fitMax: 'At most so many skills',
  exportCsv: 'Export CSV',
  shownOf: (shown: number, all: string) => `${grouped(shown)} of ${all}`,
  loadedOf: (loaded: number, expected: number) => `${grouped(loaded)} of ${grouped(expected)} loaded`,
  loadRest: 'Load the rest',
  nobodyFits: 'No one matches',
  nobodyHolds: (words: string) => `No name, skill or note matches “${words}”.`,
  nobodyHoldsBlind: (words: string) => `No skill or note matches “${words}”. ${blindTexts.namesHidden}`,
  nobodyWith: (filters: string) => `No one has ${filters}.`,
  showAll: 'Show all',
  viewAll: (count: number) => `View All ${grouped(count)}`,
  viewAllWith: (group: string) => ` with ${group}`,
} as const;
