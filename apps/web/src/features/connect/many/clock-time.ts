let formatter: Intl.DateTimeFormat | null = null;

/** '10:42:07 AM', by the clock of this device: for what ends within seconds. */
export function clockTime(at: Date): string {
  formatter ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
  return formatter.format(at);
}
