import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { type Clipboard, emailCopied } from '@glo/domain/candidates/clipboard';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Notices } from '../../../state/notices.ts';
import type { BulkAction } from './bulk-action.ts';
import { texts } from './texts.ts';

/** Reads profiles for their e-mail addresses and copies these. Some browsers copy only on a press: then Copy is offered. */
export function copyingEmails(directory: CandidateDirectory, clipboard: Clipboard, notices: Notices): BulkAction {
  const emails = new Map<StudentId, string>();
  const copy = async (): Promise<void> => {
    if (await clipboard.copy([...emails.values()].join(', '))) {
      notices.copied(emails.size === 1 ? emailCopied : texts.copied(emails.size));
    } else {
      const action = { label: texts.copy, onPress: () => void copy() };
      notices.show({ text: texts.notCopied, tone: 'warning', action });
    }
  };
  return {
    ...texts.copyingEmails,
    run: async ({ id }) => {
      const profile = await directory.profile(id);
      if (!profile.ok) return 'failed';
      const email = profile.value.email.trim();
      if (email !== '') emails.set(id, email);
      return email === '' ? 'already' : 'done';
    },
    ended: (read) => {
      if (read.length > 0) void copy();
    },
  };
}
