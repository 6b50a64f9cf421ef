import { emptyEmail, laterDraft, type UnsentEmail } from '@glo/domain/contact/email-draft';
import { connectManyPath } from '../../../navigation/addresses.ts';
import type { Mailings } from '../../../state/mailings/mailings.ts';
import { verdictToast } from '../../../state/undo/undo-history.ts';
import type { Notices } from '../../../state/notices.ts';
import { draftSavedKey, type EmailComposer } from '../email-composer.ts';

/** Keeps an email to many as a draft on the device until all have it (decision 75). */
export class ManyDraft {
  readonly #mailings: Mailings;
  readonly #composer: EmailComposer;
  readonly #notices: Notices;
  /** The recruiter has pressed Send. */
  readonly #isPressed: () => boolean;
  #isSaved = false;

  constructor(mailings: Mailings, composer: EmailComposer, notices: Notices, isPressed: () => boolean) {
    this.#mailings = mailings;
    this.#composer = composer;
    this.#notices = notices;
    this.#isPressed = isPressed;
  }

  /**
   * The email to those who did not certainly get it, or `null` if all have it. A new email is no draft before the
   * recruiter changes it or presses Send.
   */
  get #now(): Omit<UnsentEmail, 'at'> | null {
    const { addressees, deliveries } = this.#mailings;
    const { isBegun, isUntouched } = this.#composer.email;
    const left = addressees.filter((one) => deliveries.get(one.id)?.state !== 'sent');
    const isNew = !this.#isSaved && !isBegun && !this.#isPressed() && deliveries.size === 0;
    return left.length === 0 || isUntouched || isNew ? null : this.#mailings.unsentTo(left);
  }

  /** Returns the clean-up. */
  open(): () => void {
    this.#beginWith(this.#mailings.takeTemplate());
    // Its way back would lead to this email, not to the one before.
    this.#notices.dismissToast(draftSavedKey);
    // Undoing a verdict would change who should get this email.
    this.#notices.dismissToast(verdictToast);
    return this.#composer.keepDraft({
      id: () => this.#mailings.id,
      unsent: () => this.#now,
      restore: () => {
        this.#continueSaved();
        void this.#recall();
      },
    });
  }

  #continueSaved(): void {
    const { id, draft, changedAt } = this.#mailings;
    const saved = this.#composer.drafts.find(id) ?? this.#savedBefore;
    if (saved !== null && saved.id !== id) this.#mailings.continueAs(saved.id);
    this.#composer.email.restore(laterDraft(saved, { draft, at: saved?.id === id ? changedAt : '' }));
    this.#isSaved = saved !== null;
  }

  /** A crash may have taken the draft of an email that had begun to leave. */
  async #recall(): Promise<void> {
    const { number } = this.#mailings;
    await this.#composer.drafts.recover();
    if (number !== this.#mailings.number) return;
    if (!this.#isSaved && this.#savedBefore !== null) this.#continueSaved();
    await this.#mailings.recall();
  }

  #beginWith(name: string | null): void {
    const { email } = this.#composer;
    const template = email.templates.find((each) => each.name === name);
    if (template === undefined) return;
    email.applyTemplate(template);
    // The reaction that keeps the text starts after this action.
    this.#mailings.write(email.draft);
  }

  /** The latest draft to the same recipients, from another visit of the screen. */
  get #savedBefore(): UnsentEmail | null {
    if (this.#mailings.deliveries.size > 0) return null;
    return this.#composer.drafts.all.find(this.#mailings.hasSameRecipients) ?? null;
  }

  /** Call when the screen is left while the email is being written. Says that there is a draft. */
  leave(): void {
    // Another email must not begin with this one's template.
    if (!this.#mailings.isToRejected && !this.#composer.email.isBegun) this.#mailings.write(emptyEmail);
    if (this.#now !== null) this.#composer.showDraftSaved(connectManyPath(this.#mailings.job));
  }
}
