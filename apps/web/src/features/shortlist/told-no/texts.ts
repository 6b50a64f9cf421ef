import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { isolated } from '@glo/domain/shared/isolated';
import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  one: (name: string, day: string) => `${isolated(name)} was told on ${day}: not selected.`,
  many: (told: number, count: number) => {
    const candidates = told === count ? `These ${grouped(told)}` : `${grouped(told)} of these ${grouped(count)}`;
    return `${candidates} candidates were told that they are not selected.`;
  },
  message: `If you shortlist them, they get this message once Undo expires: “${shortlistedMessage}”`,
  email: 'Shortlist and email',
  only: 'Only shortlist',
  cancel: 'Cancel',
  list: 'Shortlisted candidates',
} as const;
