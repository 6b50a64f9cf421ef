import type { StudentId } from '@glo/domain/shared/ids';
import { failure, success } from '@glo/domain/shared/outcome';
import { observable, runInAction } from 'mobx';
import { texts as blindTexts } from '../../../../state/blind/texts.ts';
import type { BulkAction } from '../../bulk/bulk-operation.ts';
import { texts as bulkTexts } from '../../bulk/texts.ts';
import { withWait } from '../../bulk/with-wait.ts';
import type { HandOverServices } from './hand-over-services.ts';
import { readPatiently } from './patient-reads.ts';
import { texts } from './texts.ts';

/** Copies after all profiles are loaded. If the browser requires a press for it, a toast offers Copy. */
export function copyingEmails({ knowledge, clipboard, notices }: HandOverServices): BulkAction {
  const { store, blind } = knowledge;
  const emails = new Map<StudentId, string>();
  const isCopied = observable.box(false);
  const words = () => (isCopied.get() ? texts.copying.copied : texts.copying.read);
  const copy = async (): Promise<void> => {
    // Mail programs disagree on commas and semicolons, but all of them take lines.
    const copied = await clipboard.copy([...emails.values()].join('\n'));
    runInAction(() => isCopied.set(copied));
  };
  const offer = (): void => {
    const action = { label: texts.copying.again, onPress: () => void copyAgain() };
    notices.show({ text: texts.copying.refused, tone: 'warning', action });
  };
  const copyAgain = async (): Promise<void> => {
    await copy();
    if (!isCopied.get()) return offer();
    const { done, doneMany } = words();
    notices.showCopied(bulkTexts.counted(emails.size, emails.size === 1 ? done : doneMany));
  };
  return {
    ...texts.copying.action,
    get doing() {
      return withWait(texts.copying.action.doing, store.background);
    },
    already: blind.isOn ? blindTexts.addressHidden : texts.copying.none,
    get done() {
      return words().done;
    },
    get doneMany() {
      return words().doneMany;
    },
    run: async ({ id }, canceled) => {
      const profile = await readPatiently(store.background, () => store.profile(id).readFresh(), canceled);
      if (profile === null) return failure('unreachable');
      const email = profile.email.trim();
      if (email !== '') emails.set(id, email);
      return success(email === '' ? 'already' : 'done');
    },
    conclude: async (read) => {
      if (read.length > 0) await copy();
    },
    onEnded: (read) => {
      if (read.length > 0 && !isCopied.get()) offer();
    },
  };
}
