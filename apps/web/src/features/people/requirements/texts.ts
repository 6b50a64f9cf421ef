import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  meetAll: (people: number, requirements: number) =>
    `${grouped(people)} ${people === 1 ? 'meets' : 'meet'} ${requirements === 1 ? 'the requirement' : 'all requirements'}`,
  waiting: (time: string) => `Checking requirements is paused until ${time}, because the service asked to wait.`,
  failed: (requirements: number) =>
    requirements === 1 ? "1 requirement couldn't be checked." : `${requirements} requirements couldn't be checked.`,
  tryAgain: 'Try again',
} as const;
