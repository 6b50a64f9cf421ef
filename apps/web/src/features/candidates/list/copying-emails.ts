import type { CandidateDirectory, Clipboard } from '@glo/domain/candidates';
import type { StudentId } from '@glo/domain/shared';
import type { Notices } from '../../../state/notices.ts';
import type { BulkAct } from './bulk-run.ts';

/** Reads profiles for their e-mail addresses and copies these. Some browsers copy only on a press: then Copy is there. */
export function copyingEmails(directory: CandidateDirectory, clipboard: Clipboard, notices: Notices): BulkAct {
  const emails = new Map<StudentId, string>();
  const copy = async (): Promise<void> => {
    if (await clipboard.copy([...emails.values()].join(', '))) notices.copied(said(emails.size));
    else notices.toast('The browser did not copy. Press Copy.', 'warning');
  };
  return {
    doing: 'Reading',
    done: 'with an address',
    already: 'without an address',
    run: async ({ id }) => {
      const profile = await directory.profile(id);
      if (!profile.ok) return 'failed';
      const email = profile.value.email.trim();
      if (email !== '') emails.set(id, email);
      return email === '' ? 'already' : 'done';
    },
    ended: () => void copy(),
    more: { label: 'Copy', onPress: () => void copy() },
  };
}

function said(count: number): string {
  return count === 1 ? 'Email Address Copied!' : `${count} e-mail addresses copied`;
}
