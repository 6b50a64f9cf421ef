import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  pageTitle: (screen: string, product: string) => `${isolated(screen)} · ${product} Recruiter`,
} as const;
