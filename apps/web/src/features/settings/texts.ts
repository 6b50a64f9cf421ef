import type { RecordCounts } from '../../state/device/records-of-one.ts';

type Counts = RecordCounts & { readonly verdicts: number };

export const menuTexts = {
  title: 'Account',
  withGoogle: (email: string) => `${email}, signed in with Google`,
  editProfile: 'Edit profile details',
  editProfileText: 'Your pictures, name, position, phone number and location.',
  changePassword: 'Change Password',
  changePasswordText: 'You will sign in again with the new one.',
  noPassword: 'You sign in with Google, so there is no password here. Google looks after yours.',
  records: 'Saved in this browser',
  recordsText: (all: Counts) =>
    `${listOf(parts(all))}. Only you see this, and only in this browser. Signing out keeps it; removing it does not change your account.`,
  noRecords:
    'Notes, stars, saved searches, email templates, activity and whom you wrote to are saved here, for you only. Nothing is saved yet.',
  removeRecords: 'Remove',
  recordsRemoved: 'Removed from this browser',
  transfer: {
    title: 'Everything saved on this device, as a file',
    text: "Notes, stars, saved searches, email templates, signature, meeting link, activity, whom you emailed and view settings. It's for the same account in another browser. Importing adds to what's already there.",
    export: 'Export',
    import: 'Import',
    pick: 'Exported file',
    taken: (added: Counts) => {
      const imported = listOf(parts(added));
      return imported === '' ? 'Everything in this file was already here' : `Imported ${imported}`;
    },
    problems: {
      foreign: "This file wasn't exported here.",
      newer: 'This file comes from a newer version. Reload the page and try again.',
      'of-another-recruiter': 'This file belongs to another recruiter.',
      'too-large': "This file is too large. It can't be an export.",
      'no-room': "This browser has no room left for what's in the file.",
    },
    unchanged: 'Nothing was changed.',
  },
  deleteAccount: 'Delete your account',
  deleteAccountText: 'Permanently, with all your data.',
} as const;

export const changePasswordTexts = {
  title: 'Change password',
  lead: { title: 'A new password', text: 'Once it is saved, you are signed out and sign in again with the new one.' },
  leadWithGoogle: { title: 'No password here', text: 'You sign in with Google.' },
  google: 'Google looks after your password',
  googleText: (email: string) => `You sign in as ${email} with Google, and change that password there.`,
  current: 'Current password',
  save: 'Save Changes',
} as const;

export const deleteAccountTexts = {
  title: 'Delete account',
  lead: 'Your account',
  warning: 'All your data is permanently deleted',
  warningText: 'Your profile, your jobs, your shortlists and your folders go with your account. This cannot be undone.',
  question: 'Delete this account permanently?',
  questionText: (email: string) => `${email} and everything that belongs to it will be deleted. This cannot be undone.`,
  keep: 'Keep my account',
  delete: 'Delete Account',
  deleting: 'Deleting your account …',
  password: 'Password',
  passwordHint: 'Enter your password to confirm that it is you.',
  google: {
    before: 'Sign in with Google once more, as ',
    after: '. You are asked again before anything is deleted.',
    otherIdentity: (email: string | undefined) => `This is another Google account. Please choose ${email}.`,
  },
} as const;

function parts({ notes, stars, verdicts, searches, emails, templates, signatures, links, entries }: Counts): string[] {
  const counted: [number, string, string][] = [
    [notes, 'private note', 'private notes'],
    [stars, 'star', 'stars'],
    [verdicts, 'verdict on a candidate', 'verdicts on candidates'],
    [searches, 'saved search', 'saved searches'],
    [emails, 'candidate you wrote to', 'candidates you wrote to'],
    [templates, 'email template', 'email templates'],
    [signatures, 'signature', 'signatures'],
    [links, 'meeting link', 'meeting links'],
    [entries, 'entry of activity', 'entries of activity'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}

const listOf = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
