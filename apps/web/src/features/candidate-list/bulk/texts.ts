import { isAlias } from '@glo/domain/candidates/alias';
import { isolated } from '@glo/domain/shared/isolated';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { texts as shared } from '../texts.ts';

export const texts = {
  selection: 'Selected candidates',
  running: 'In progress',
  selected: (count: number, hidden: number) =>
    `${grouped(count)} selected${hidden === 0 ? '' : `, ${grouped(hidden)} not shown`}`,
  selectAll: 'Select all',
  select: 'Select',
  first: (count: number) => `First ${grouped(count)} in this order…`,
  firstQuestion: {
    title: 'Select the first in this order',
    text: 'They replace the selection.',
    label: 'Number of candidates',
    hint: 'It is remembered for the next time.',
    confirmLabel: 'Select',
    maxLength: 12,
    isNumber: true,
  },
  firstNumber: 'Type a number from 1',
  clear: 'Clear',
  clearKey: 'Escape',
  compareAtMost: (most: number) => `You can compare up to ${most}`,
  progress: (doing: string, done: number, total: number) => `${doing} ${grouped(done)} of ${grouped(total)}`,
  waiting: (time: string, work: string) => `The service asks to wait until ${time}. ${work}`,
  counted: (count: number, result: string) => `${grouped(count)} ${result}`,
  names: (names: readonly string[], areShort: boolean) => {
    const [one = '', two = ''] = (areShort ? names.map(shortName) : names).map(isolated);
    if (names.length < 3) return names.length === 2 ? `${one} and ${two}` : one;
    return `${one}, ${two} and ${grouped(names.length - 2)} more`;
  },
  already: 'already there',
  unneeded: (count: number, already: string) =>
    `${grouped(count)} of the selected ${count === 1 ? 'is' : 'are'} ${already}.`,
  failed: (done: string) => `not ${done}`,
  leftOut: (count: number, names: string) => `${grouped(count)} not: ${names}`,
  notDone: 'not done',
  nothingToDo: 'Nothing to do for the selected candidates.',
  undoing: {
    shortlisting: undoing('Shortlisting', 'shortlistings'),
    adding: undoing('Addition', 'additions'),
    removing: undoing('Removal', 'removals'),
  },
  removed: (count: number) => `${grouped(count)} candidates removed`,
  cancel: 'Cancel',
  undo: 'Undo',
  retry: shared.tryAgain,
  close: 'Close',
  details: 'Details',
  results: 'Results',
  more: (count: number) => `and ${grouped(count)} more`,
  moreForSelected: 'More actions for selected candidates',
} as const;

function undoing(one: string, many: string) {
  const doneText = (count: number) => (count === 1 ? `${one} undone` : `${grouped(count)} ${many} undone`);
  return { doing: 'Undoing', done: 'undone', doneText };
}

/** The first name. Names of hidden candidates are unique only with their code. */
function shortName(name: string): string {
  return isAlias(name) ? name : (name.split(' ')[0] ?? '');
}
