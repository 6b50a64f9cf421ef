import { grouped } from '../../../ui/tokens/grouped.ts';

/** What is said of bulk operations. */
export const texts = {
  selection: 'Selected candidates',
  result: 'Result',
  selected: (count: number) => `${grouped(count)} selected`,
  selectAll: 'Select all',
  clear: 'Clear',
  compare: 'Compare',
  progress: (doing: string, done: number, total: number) => `${doing} ${grouped(done)} of ${grouped(total)}`,
  counted: (count: number, result: string) => `${grouped(count)} ${result}`,
  already: 'already there',
  failed: 'failed',
  notDone: 'not done',
  cancel: 'Cancel',
  retry: 'Retry',
  close: 'Done',
  details: 'Details',
  results: 'Results',
  more: (count: number) => `and ${grouped(count)} more`,
  email: 'E-mail',
  copyEmails: 'Copy e-mails',
  copyingEmails: { doing: 'Reading', done: 'with an address', already: 'without an address' },
  copy: 'Copy',
  copied: (count: number) => `${grouped(count)} e-mail addresses copied`,
  notCopied: 'The browser did not copy. Press Copy.',
} as const;
