import type { RecordCounts } from '../../../state/device/records-of-one.ts';

export const texts = {
  title: 'Account',
  withGoogle: (email: string) => `${email}, signed in with Google`,
  editProfile: 'Edit profile details',
  editProfileText: 'Your pictures, name, position, phone number and location.',
  changePassword: 'Change Password',
  changePasswordText: 'You will sign in again with the new one.',
  noPassword: 'You sign in with Google, so there is no password here. Google looks after yours.',
  records: 'Saved in this browser',
  recordsText: (all: RecordCounts) =>
    `${listOf(parts(all))}. Only you see this, and only in this browser. Signing out keeps it; removing it does not change your account.`,
  noRecords:
    'Notes, stars, saved searches, e-mail templates, activity and whom you wrote to are saved here, for you only. Nothing is saved yet.',
  removeRecords: 'Remove',
  recordsRemoved: 'Removed from this browser',
  transfer: {
    title: 'Notes and stars as a file',
    text: 'Take your private notes and stars to another browser. Importing adds them to those already there.',
    export: 'Export',
    import: 'Import',
    pick: 'File with notes and stars',
    file: (date: string) => `Notes and stars, ${date}`,
    taken: (notes: number, stars: number) =>
      `Imported ${notes === 1 ? '1 note' : `${notes} notes`} and ${stars === 1 ? '1 star' : `${stars} stars`}`,
    problems: {
      foreign: 'This is not a file of notes and stars from here.',
      newer: 'This file comes from a newer version. Reload the page and try again.',
      'of-somebody-else': 'This file belongs to another recruiter.',
      'too-large': 'This file is too large to be one of notes and stars.',
      'no-room': 'This browser has no room left for what is in the file.',
    },
    unchanged: 'Nothing was changed.',
  },
  deleteAccount: 'Delete your account',
  deleteAccountText: 'Permanently, with all your data.',
} as const;

function parts({ notes, stars, searches, emails, templates, signatures, links, entries }: RecordCounts): string[] {
  const counted: [number, string, string][] = [
    [notes, 'private note', 'private notes'],
    [stars, 'star', 'stars'],
    [searches, 'saved search', 'saved searches'],
    [emails, 'candidate you wrote to', 'candidates you wrote to'],
    [templates, 'e-mail template', 'e-mail templates'],
    [signatures, 'signature', 'signatures'],
    [links, 'meeting link', 'meeting links'],
    [entries, 'entry of activity', 'entries of activity'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}

const listOf = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
