let format: Intl.DateTimeFormat | undefined;

export function timeOfDay(iso: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(iso));
}
