import { emptyEmail, type UnsentEmail } from '@glo/domain/contact/email-draft';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { connectManyPath, jobOfPath } from '../../navigation/addresses.ts';
import { Navigator } from '../../navigation/navigator.ts';
import { UnsentEmails } from '../../state/device/unsent-emails.ts';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { Mailings } from '../../state/mailings/mailings.ts';
import { Notices } from '../../state/notices.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { texts } from './texts.ts';

/** Unsent emails on the activity screen (decision 75). */
@injectable()
export class ActivityDrafts {
  /** Id of the email to many whose recipients are loading. */
  opening: string | null = null;
  readonly #unsent: UnsentEmails;
  readonly #drafts: EmailDrafts;
  readonly #mailings: Mailings;
  readonly #store: ServiceStore;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    unsent: UnsentEmails,
    drafts: EmailDrafts,
    mailings: Mailings,
    store: ServiceStore,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#unsent = unsent;
    this.#drafts = drafts;
    this.#mailings = mailings;
    this.#store = store;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly UnsentEmail[] {
    return this.#unsent.all;
  }

  async recover(): Promise<void> {
    await this.#unsent.recover();
  }

  /** Opens the email. The recipients of an email from another tab or visit are loaded first. */
  async open(email: UnsentEmail): Promise<void> {
    if (email.to === 'one') return this.#navigator.navigate(email.href, { onward: true });
    if (this.opening !== null) return;
    if (this.#mailings.id !== email.id) {
      this.opening = email.id;
      const begun = await this.#unsent.begun(email.id);
      const answer = await this.#store.candidates.byIds(begun?.students ?? email.students);
      if (this.opening !== email.id) return;
      runInAction(() => (this.opening = null));
      if (!answer.ok) return this.#notices.showReadFailure(answer.failure, texts.drafts.notOpened);
      this.#mailings.resume(email, answer.value);
    }
    this.#navigator.navigate(connectManyPath(jobOfPath(email.href)), { onward: true });
  }

  /** The screen has closed: a late response opens nothing. */
  leave(): void {
    this.opening = null;
  }

  /** Also from this tab, which would save it again. */
  async remove(email: UnsentEmail): Promise<void> {
    this.#unsent.remove(email.id);
    if (email.to === 'one') this.#drafts.remove(email.id as StudentId);
    else if (this.#mailings.id === email.id) this.#mailings.write(emptyEmail);
    await this.#unsent.flush();
    this.#notices.offerUndo({ text: texts.drafts.deleted, undo: () => void this.#unsent.putBack(email) });
  }
}
