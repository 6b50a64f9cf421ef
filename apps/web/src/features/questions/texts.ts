import { isolated } from '@glo/domain/shared/isolated';
import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  why: (name: string, count: number) =>
    count === 1 ? `Why is ${isolated(name)} not a fit?` : `Why are these ${grouped(count)} candidates not a fit?`,
  private: 'Only you see the reason.',
  none: 'No reason',
  other: 'Reason',
  save: 'Save',
  cancel: 'Cancel',
} as const;
