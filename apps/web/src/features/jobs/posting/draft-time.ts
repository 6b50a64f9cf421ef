const timeFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** When a draft was left: '14:05' today, 'November 3, 14:05' before; '' when the text is no time. */
export function draftTime(iso: string, now: Date): string {
  const left = new Date(iso);
  if (Number.isNaN(left.getTime())) return '';
  const time = timeFormat.format(left);
  return left.toDateString() === now.toDateString() ? time : `${dayFormat.format(left)}, ${time}`;
}
