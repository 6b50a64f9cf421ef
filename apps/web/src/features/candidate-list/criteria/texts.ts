export const texts = {
  waiting: (time: string) => `Checking what this job wants is paused until ${time}, because the service asked to wait.`,
  failed: (criteria: number) =>
    criteria === 1 ? "1 criterion couldn't be checked." : `${criteria} criteria couldn't be checked.`,
  tryAgain: 'Try again',
} as const;
