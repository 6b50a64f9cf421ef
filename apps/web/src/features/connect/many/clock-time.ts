let formatter: Intl.DateTimeFormat | null = null;

/** Local time with seconds: '10:42:07 AM'. */
export function clockTime(at: Date): string {
  formatter ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
  return formatter.format(at);
}
