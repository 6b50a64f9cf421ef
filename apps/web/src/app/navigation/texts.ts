import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  pageTitle: (screen: string, product: string) => `${isolated(screen)} · ${product} Recruiter`,
} as const;

export const leaveTexts = {
  title: 'Leave without saving?',
  text: "Your changes aren't saved yet.",
  cancelLabel: 'Keep editing',
  confirmLabel: 'Leave',
} as const;
