import { nameOf } from '@glo/domain/candidates/identity';
import { type Addressee, heldSeconds } from '@glo/domain/contact/mailing';
import { isTypedNumber, needsTypedNumber, shortlistedAmong } from '@glo/domain/contact/rejection';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { bulkTexts } from '../../candidate-list/index.ts';
import { texts } from './texts.ts';

/**
 * Precedes the emails to many: holds the first one while it can be undone. A rejection also leaves out the shortlisted
 * and asks for the number of recipients.
 */
@injectable('Transient')
export class MailingStart {
  /** Time until the first email leaves. `null` without a hold. */
  secondsLeft: number | null = null;
  isChecking = false;
  readonly #mailings: Mailings;
  readonly #store: ServiceStore;
  readonly #unsaved: UnsavedWork;
  readonly #notices: Notices;
  readonly #questions: Questions;
  #endHold: (isOver: boolean) => void = () => undefined;
  #hasLeft = false;

  constructor(mailings: Mailings, store: ServiceStore, unsaved: UnsavedWork, notices: Notices, questions: Questions) {
    this.#questions = questions;
    this.#mailings = mailings;
    this.#store = store;
    this.#unsaved = unsaved;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves to whether the emails may be sent now. Only the first email is held, not a retry. */
  async mayStart(): Promise<boolean> {
    const { deliveries, isRejection } = this.#mailings;
    if (this.isChecking || this.secondsLeft !== null) return false;
    if (!(await this.#isRecalled())) return false;
    if (!this.#mailings.isDurable) this.#notices.showToast(texts.notDurable, 'warning', 'not-durable');
    if (!(await this.leaveOutShortlisted()) || this.#hasLeft) return false;
    if (deliveries.size > 0) return true;
    const count = this.#mailings.waiting.length;
    if (isRejection && needsTypedNumber(count) && !(await this.#isTyped(count))) return false;
    return (await this.#hold()) && (await this.leaveOutShortlisted());
  }

  async #isTyped(count: number): Promise<boolean> {
    const rule = (typed: string) => (isTypedNumber(typed, count) ? null : texts.typeNumber(count));
    return (await this.#questions.ask('text', { ...texts.numberQuestion(count), given: '', rule })) !== null;
  }

  /** Resolves to false if the emails had begun to leave, which the screen shows first. */
  async #isRecalled(): Promise<boolean> {
    if (this.#mailings.isRecalled) return true;
    this.isChecking = true;
    await when(() => this.#mailings.isRecalled);
    runInAction(() => (this.isChecking = false));
    return !this.#mailings.wasInterrupted;
  }

  /** Applies to rejections only. Resolves to false if the shortlist cannot be read, or if no recipient remains. */
  async leaveOutShortlisted(): Promise<boolean> {
    const { isRejection, job, number } = this.#mailings;
    if (!isRejection || job === null) return true;
    this.isChecking = true;
    const answer = await this.#store.shortlisted(job).readAgain();
    runInAction(() => (this.isChecking = false));
    if (number !== this.#mailings.number) return false;
    if (!answer.ok) {
      this.#notices.showReadFailure(answer.failure, texts.notChecked);
      return false;
    }
    return this.#leaveOut(shortlistedAmong(this.#mailings.addressees, answer.value));
  }

  /** Returns false if all recipients are shortlisted. They stay, because the email would be lost without them. */
  #leaveOut(shortlisted: readonly Addressee[]): boolean {
    const { deliveries, addressees } = this.#mailings;
    const unsent = shortlisted.filter(({ id }) => deliveries.get(id)?.state !== 'sent');
    if (unsent.length === 0) return true;
    const isAll = unsent.length === addressees.length;
    if (!isAll) this.#mailings.leaveOut(unsent.map(({ id }) => id));
    const names = bulkTexts.names(unsent.map(nameOf), unsent.length > 1);
    const text = isAll ? texts.noneLeft : texts.leftOut(unsent.length);
    this.#notices.show({ key: 'left-out', text, detail: names, tone: 'info' });
    return !isAll;
  }

  undo(): void {
    this.#mailings.announceUndo();
    this.#endUndone();
  }

  #endUndone(): void {
    this.#endHold(false);
    this.#notices.showToast(texts.undone, 'info', 'left-out');
  }

  /** The screen closes. */
  leave(): void {
    this.#hasLeft = true;
    this.#endHold(false);
  }

  /** Resolves to false if the recruiter undoes it. Rests while the question is open whether to leave the page. */
  async #hold(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#endHold = resolve;
    this.setSecondsLeft(heldSeconds);
    const stopFollowing = reaction(
      () => this.#mailings.undone,
      () => this.#endUndone(),
    );
    const timer = setInterval(() => {
      if (this.#unsaved.pendingNavigation !== null || this.secondsLeft === null) return;
      if (this.secondsLeft <= 1) resolve(true);
      else this.setSecondsLeft(this.secondsLeft - 1);
    }, 1000);
    const isOver = await promise;
    clearInterval(timer);
    stopFollowing();
    this.setSecondsLeft(null);
    return isOver;
  }

  setSecondsLeft(secondsLeft: number | null): void {
    this.secondsLeft = secondsLeft;
  }
}
