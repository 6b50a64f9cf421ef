const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

// Dates as the application writes them, in the time of this browser.

/** 'November 25, 2026 at 8:54:53 PM'. */
export const longMoment = (iso: string): string => long.format(new Date(iso));

/** 'Nov 25, 2026, 8:54:53 PM': of an entry of any list. */
export const moment = (iso: string): string => short.format(new Date(iso));
