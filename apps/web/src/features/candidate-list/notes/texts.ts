import { textMaximum } from '@glo/domain/shared/text';
import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  add: 'Add a note',
  label: 'Note',
  enter: 'Enter a note',
  hint: 'Added below the notes they have. Only you see it, and only in this browser.',
  cancel: 'Cancel',
  added: (count: number) => (count === 1 ? 'Note added' : `Note added to ${grouped(count)} candidates`),
  notAdded: 'Note not added',
  tooLong: (count: number, names: string) =>
    `${count === 1 ? 'Unchanged, because the note' : `${grouped(count)} unchanged, because the notes`} would exceed ` +
    `${grouped(textMaximum)} characters: ${names}`,
} as const;
