import { noteMonths } from '@glo/domain/candidates/private-notes';
import type { Counts as CountsOf } from '@glo/domain/device/kinds';
import { verdictMonths } from '@glo/domain/verdicts/verdict-expiry';
import { fileKinds } from '../../state/kinds/kinds.ts';

type Counts = CountsOf<typeof fileKinds>;

export const menuTexts = {
  title: 'Account',
  withGoogle: (email: string) => `${email}, signed in with Google`,
  editProfile: 'Edit profile details',
  editProfileText: 'Your pictures, name, position, phone number and location.',
  changePassword: 'Change Password',
  changePasswordText: "You'll sign in again with the new one.",
  noPassword: "You sign in with Google, so you don't have a password here.",
  records: 'Saved in this browser',
  recordsText: (all: Counts) =>
    `${listOf(parts(all))}. Only you see this, and only in this browser. It stays when you sign out, except drafts. Notes are deleted ${noteMonths} months after their last change, and decisions ${verdictMonths} months after their job was closed. Removing it doesn't change your account.`,
  noRecords: `Nothing yet. ${listOf([...namesOfMany(), 'settings'])} are saved here. Only you see them.`,
  removeRecords: 'Remove',
  recordsRemoved: 'Removed from this browser',
  transfer: {
    title: 'Everything saved on this device, as a file',
    text: `${listOf([...namesOfMany(), 'settings'])}. It's for the same account in another browser. Importing adds to what's already there.`,
    export: 'Export',
    import: 'Import',
    pick: 'Exported file',
    imported: (added: Counts) => {
      const imported = listOf(parts(added));
      return imported === '' ? 'Everything in this file was already here' : `Imported ${imported}`;
    },
    problems: {
      foreign: "This file wasn't exported here.",
      newer: 'This file comes from a newer version. Reload the page and try again.',
      'of-another-recruiter': 'This file belongs to another recruiter.',
      'too-large': "This file is too large. It can't be an export.",
    },
    unchanged: 'Nothing was changed.',
  },
  deleteAccount: 'Delete your account',
  deleteAccountText: 'Permanently, with all your data.',
} as const;

export const changePasswordTexts = {
  title: 'Change password',
  lead: { title: 'A new password', text: 'When you save it, we sign you out. Sign in again with the new one.' },
  leadWithGoogle: { title: 'No password here', text: 'You sign in with Google.' },
  google: 'Google manages your password',
  googleText: (email: string) => `You sign in as ${email} with Google. Change your password in your Google account.`,
  current: 'Current password',
  save: 'Save Changes',
} as const;

export const deleteAccountTexts = {
  title: 'Delete account',
  lead: 'Your account',
  warning: 'All your data is permanently deleted',
  warningText: 'This deletes your profile, jobs, shortlists and folders. This cannot be undone.',
  question: (email: string) => ({
    title: 'Delete this account permanently?',
    text: `This deletes ${email} and everything in it. This cannot be undone.`,
    cancelLabel: 'Keep my account',
    confirmLabel: 'Delete Account',
  }),
  delete: 'Delete Account',
  deleting: 'Deleting your account…',
  password: 'Password',
  passwordHint: 'Enter your password to confirm.',
  google: {
    before: 'Sign in with Google once more, as ',
    after: ". We'll ask you again before we delete anything.",
    otherIdentity: (email: string | undefined) => `That's a different Google account. Please choose ${email}.`,
  },
} as const;

function parts(counts: Counts): readonly string[] {
  return Object.entries(fileKinds).flatMap(([kind, { name }]) => {
    const count = counts[kind as keyof Counts];
    return name === null || count === 0 ? [] : [`${count} ${name[count === 1 ? 0 : 1]}`];
  });
}

/** 'Decisions on candidates', 'private notes' and so on. */
function namesOfMany(): readonly string[] {
  const [first = '', ...others] = Object.values(fileKinds).flatMap(({ name }) => name?.[1] ?? []);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others];
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
