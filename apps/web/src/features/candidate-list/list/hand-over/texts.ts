import { type Answer, answerWords } from '@glo/domain/hand-over/answers';
import { isolated } from '@glo/domain/shared/isolated';
import { grouped } from '../../../../ui/tokens/grouped.ts';
import { texts as shared } from '../../texts.ts';

const { candidates } = shared;

export const texts = {
  busy: 'Another action is still running. Wait for it, or cancel it.',
  copying: {
    action: { doing: 'Reading', failed: 'not read' },
    none: 'without an address',
    read: { done: 'address read', doneMany: 'addresses read' },
    copied: { done: 'address copied', doneMany: 'addresses copied' },
    again: 'Copy',
    refused: "Your browser didn't copy the text. Press Copy.",
  },
  print: {
    found: (words: string) => `“${words}”`,
    order: (order: string) => `Order: ${order}`,
    about: (shown: number, all: number, how: readonly string[], date: string) =>
      [shown === all ? candidates(all) : `${grouped(shown)} of ${candidates(all)}`, ...how, date].join(' · '),
    leftOut: (printed: number, leftOut: number) =>
      `Only the first ${grouped(printed)} are printed, ${grouped(leftOut)} are not. Narrow the list, or export it as CSV.`,
  },
  share: {
    most: (most: number) => `A file holds up to ${most} candidates. Narrow the list, or select some.`,
    title: (count: number) => `Share ${candidates(count)}`,
    subtitle: 'One file for the hiring manager. It opens without a network and takes their answers.',
    notes: 'Include my notes',
    contact: 'Include contact details',
    hide: 'Hide names',
    hiddenByBlind: 'Hide names (blind review is on)',
    hiding: 'Links of works are left out, because they may tell the name.',
    noContact: 'Left out while names are hidden.',
    nicknames: 'Names in your notes are replaced, but a nickname may remain.',
    create: 'Create file',
    cancel: 'Cancel',
    loading: 'Loading profiles',
    progress: (done: number, all: number) => `Loading profile ${done} of ${all}`,
    sender: (name: string, company: string) => (company === '' ? name : `${name} of ${company}`),
    saved: (fileName: string) => `Your browser was asked to save “${fileName}”`,
    next: 'Send it to the manager. Import answers reads the reply.',
    missing: (count: number) => `The profile or works of ${candidates(count)} could not be loaded. The file says so.`,
  },
  answers: {
    imported: (manager: string, answers: readonly { readonly answer: Answer }[]) => {
      const each = Object.entries(answerWords).flatMap(([answer, word]) => {
        const { length } = answers.filter((one) => one.answer === answer);
        return length === 0 ? [] : [`${length} ${word.toLowerCase()}`];
      });
      const all = answers.length === 1 ? '1 answer' : `${answers.length} answers`;
      return `${all} from ${isolated(manager)}: ${each.join(', ')}`;
    },
    show: (count: number) => `Show the ${count}`,
    replaced: (count: number) => `${count === 1 ? '1 earlier answer was' : `${count} earlier answers were`} replaced.`,
    namesake: (manager: string) => `Another file has the name ${isolated(manager)}, too. Both are kept.`,
    notInList: (count: number) => `${candidates(count)} ${count === 1 ? 'is' : 'are'} not in this list.`,
    known: (manager: string) => `You already have these answers from ${isolated(manager)}`,
    older: (manager: string) => `You have newer answers from ${isolated(manager)}, so nothing was imported.`,
    problems: {
      'too-large': () => 'This file is too large to hold answers, so nothing was imported.',
      page: () => 'This is a web page and not the answers: ask the hiring manager for the file that Save answers made.',
      foreign: () => 'This file holds no answers of a hiring manager, so nothing was imported.',
      newer: () => 'This file comes from a newer version: reload the page and import it again.',
      'of-another-recruiter': () => 'These answers are for another recruiter, so nothing was imported.',
      'of-another-job': (title: string) => `These answers are for another job${named(title)}, so nothing was imported.`,
      'of-another-list': (title: string) =>
        `These answers are for another list${named(title)}, so nothing was imported.`,
      damaged: () => 'This answers file is damaged or was changed by hand, so nothing was imported.',
    },
  },
  csv: {
    doing: 'Loading profile',
    saved: 'Your browser was asked to save the CSV',
    /** After a failure or a cancellation. */
    failed: 'without profile',
    complete: (isSaved: boolean, count: number) =>
      isSaved
        ? `${count === 1 ? 'profile' : 'profiles'} in the CSV. The cells of the others are blank`
        : `${count === 1 ? 'profile' : 'profiles'} loaded. No CSV was saved`,
    title: (count: number) => `Load ${grouped(count)} profiles?`,
    text: (minutes: number) =>
      `Contact and education come from the profiles. The service limits them, so this takes about ${grouped(minutes)} minutes. You can go on working and cancel at any time.`,
    confirmLabel: (count: number) => `Load ${grouped(count)}`,
  },
} as const;

const named = (title: string) => (title === '' ? '' : `, “${title}”`);
