import { emptyEmail, type UnsentEmail } from '@glo/domain/contact/email-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { unsentEmailPath } from '../../navigation/addresses.ts';
import { Navigator } from '../../navigation/navigator.ts';
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
  readonly #drafts: EmailDrafts;
  readonly #mailings: Mailings;
  readonly #store: ServiceStore;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(drafts: EmailDrafts, mailings: Mailings, store: ServiceStore, navigator: Navigator, notices: Notices) {
    this.#drafts = drafts;
    this.#mailings = mailings;
    this.#store = store;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly UnsentEmail[] {
    return this.#drafts.all;
  }

  async recover(): Promise<void> {
    await this.#drafts.recover();
  }

  /** Opens the email. The recipients of an email from another tab or visit are loaded first. */
  async open(email: UnsentEmail): Promise<void> {
    if (email.to === 'one') return this.#navigator.navigate(email.href, { onward: true });
    if (this.opening !== null) return;
    if (this.#mailings.id !== email.id) {
      this.opening = email.id;
      const begun = await this.#drafts.begun(email.id);
      const answer = await this.#store.candidates.byIds(begun?.students ?? email.students);
      if (this.opening !== email.id) return;
      runInAction(() => (this.opening = null));
      if (!answer.ok) return this.#notices.showReadFailure(answer.failure, texts.drafts.notOpened);
      this.#mailings.resume(email, answer.value);
    }
    this.#navigator.navigate(unsentEmailPath(email), { onward: true });
  }

  /** The screen has closed: a late response opens nothing. */
  leave(): void {
    this.opening = null;
  }

  /** Also from this tab, which would save it again. */
  async remove(email: UnsentEmail): Promise<void> {
    this.#drafts.remove(email.id);
    if (this.#mailings.id === email.id) this.#mailings.write(emptyEmail);
    await this.#drafts.flush();
    this.#notices.offerUndo({ text: texts.drafts.deleted, undo: () => void this.#drafts.putBack(email) });
  }
}
