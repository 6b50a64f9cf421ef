import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Clipboard } from '@glo/domain/candidates/clipboard';
import type { StudentId } from '@glo/domain/shared/ids';
import { observable, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import type { BulkAction } from './bulk-operation.ts';
import { texts } from './texts.ts';

/** Copies after all profiles are loaded. If the browser requires a press for it, a toast offers Copy. */
export function copyingEmails(directory: CandidateDirectory, clipboard: Clipboard, notices: Notices): BulkAction {
  const emails = new Map<StudentId, string>();
  const isCopied = observable.box(false);
  const words = () => (isCopied.get() ? texts.addressCopied : texts.addressRead);
  const copy = async (): Promise<void> => {
    const copied = await clipboard.copy([...emails.values()].join(', '));
    runInAction(() => isCopied.set(copied));
  };
  const offer = (): void => {
    const action = { label: texts.copy, onPress: () => void copyAgain() };
    notices.show({ text: texts.notCopied, tone: 'warning', action });
  };
  const copyAgain = async (): Promise<void> => {
    await copy();
    if (!isCopied.get()) return offer();
    const { done, doneMany } = words();
    notices.showCopied(texts.counted(emails.size, emails.size === 1 ? done : doneMany));
  };
  return {
    ...texts.copyingEmails,
    get done() {
      return words().done;
    },
    get doneMany() {
      return words().doneMany;
    },
    run: async ({ id }) => {
      const profile = await directory.profile(id);
      if (!profile.ok) return 'failed';
      const email = profile.value.email.trim();
      if (email !== '') emails.set(id, email);
      return email === '' ? 'already' : 'done';
    },
    conclude: async (read) => {
      if (read.length > 0) await copy();
    },
    onEnded: (read) => {
      if (read.length > 0 && !isCopied.get()) offer();
    },
  };
}
