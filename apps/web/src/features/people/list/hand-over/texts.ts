import { grouped } from '../../../../ui/tokens/grouped.ts';

export const texts = {
  waiting: (time: string, work: string) => `The service asks to wait until ${time}. ${work}`,
  busy: 'Another action is still running. Wait for it, or cancel it.',
  print: {
    columns: { name: 'Name', fit: 'Fit', skills: 'Skills', contact: 'Contact', verdict: 'Verdict', note: 'Note' },
    found: (words: string) => `“${words}”`,
    order: (order: string) => `Order: ${order}`,
    about: (shown: number, all: number, how: readonly string[], date: string) =>
      [shown === all ? candidates(all) : `${grouped(shown)} of ${candidates(all)}`, ...how, date].join(' · '),
    leftOut: (printed: number, leftOut: number) =>
      `Only the first ${grouped(printed)} are printed, ${grouped(leftOut)} are not. Narrow the list, or export it as CSV.`,
  },
  share: {
    most: (most: number) => `A file holds up to ${most} candidates. Narrow the list, or select some.`,
    title: (count: number) => `Share ${candidates(count)}`,
    subtitle: 'One file for the hiring manager. It opens without a network and takes their answers.',
    notes: 'Include my notes',
    contact: 'Include contact details',
    hide: 'Hide names',
    hiddenByBlind: 'Hide names (blind review is on)',
    hiding: 'Contact details and links of works are left out, because they may tell the name.',
    create: 'Create file',
    cancel: 'Cancel',
    loading: 'Loading profiles',
    progress: (done: number, all: number) => `Loading profile ${done} of ${all}`,
    saved: (count: number) => `File with ${candidates(count)} saved`,
    missing: (count: number) => `The profile or works of ${candidates(count)} could not be loaded. The file says so.`,
  },
  csv: {
    doing: 'Loading profile',
    saved: 'CSV saved',
    /** After a failure or a cancellation. */
    failed: 'without profile',
    complete: (isSaved: boolean, count: number) =>
      isSaved
        ? `${count === 1 ? 'profile' : 'profiles'} in the CSV. The cells of the others are blank`
        : `${count === 1 ? 'profile' : 'profiles'} loaded. No CSV was saved`,
    title: (count: number) => `Load ${grouped(count)} profiles?`,
    text: (minutes: number) =>
      `Contact and education come from the profiles. The service limits them, so this takes about ${grouped(minutes)} minutes. You can go on working and cancel at any time.`,
    go: (count: number) => `Load ${grouped(count)}`,
  },
} as const;

const candidates = (count: number) => (count === 1 ? '1 candidate' : `${grouped(count)} candidates`);
