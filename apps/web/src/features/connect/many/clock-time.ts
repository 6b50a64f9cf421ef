let formatter: Intl.DateTimeFormat | null = null;

/** '10:42:07', by the clock of this device. */
export function clockTime(at: Date | string): string {
  formatter ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });
  return formatter.format(new Date(at));
}
