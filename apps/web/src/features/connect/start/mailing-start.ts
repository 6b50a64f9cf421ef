import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { type Addressee, heldSeconds } from '@glo/domain/contact/mailing';
import { isTypedNumber, needsTypedNumber, shortlistedAmong } from '@glo/domain/contact/rejection';
import type { JobId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { bulkTexts } from '../../people/people.ts';
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
  shortlisted: readonly Candidate[] | null = null;
  readonly #mailings: Mailings;
  readonly #shortlists: Shortlists;
  readonly #unsaved: UnsavedWork;
  readonly #notices: Notices;
  readonly #questions: Questions;
  readonly #tabs: Tabs;
  #endHold: (isOver: boolean) => void = () => undefined;
  #hasLeft = false;

  constructor(
    mailings: Mailings,
    shortlists: Shortlists,
    unsaved: UnsavedWork,
    notices: Notices,
    questions: Questions,
    tabs: Tabs,
  ) {
    this.#questions = questions;
    this.#tabs = tabs;
    this.#mailings = mailings;
    this.#shortlists = shortlists;
    this.#unsaved = unsaved;
    this.#notices = notices;
    makeAutoObservable(this, { shortlisted: observableRef }, { autoBind: true });
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
    return (await this.#questions.ask('number', { ...texts.numberQuestion(count), given: '', rule })) !== null;
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
    const answer = await this.#readShortlist(job);
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

  /** Reads the shortlist of the job. If that fails, only Send checks the recipients. */
  async readShortlist(): Promise<void> {
    const { job, number } = this.#mailings;
    if (job === null) return;
    const answer = await this.#readShortlist(job);
    if (!answer.ok && number === this.#mailings.number) runInAction(() => (this.shortlisted ??= []));
  }

  /** No recipient is shortlisted for the job. False until that is read. */
  get mayReject(): boolean {
    const { job, addressees } = this.#mailings;
    if (job === null) return true;
    return this.shortlisted !== null && shortlistedAmong(addressees, this.shortlisted).length === 0;
  }

  async #readShortlist(job: JobId): Promise<Outcome<readonly Candidate[]>> {
    const { number } = this.#mailings;
    const answer = await this.#shortlists.candidates(job);
    if (answer.ok && number === this.#mailings.number) runInAction(() => (this.shortlisted = answer.value));
    return answer;
  }

  /** Follows changes of the shortlist in other tabs. Returns the unsubscribe function. */
  onShortlistChange(listener: () => void): () => void {
    return this.#tabs.subscribe(({ about, id }) => {
      if (about === 'shortlist' && id === this.#mailings.job) listener();
    });
  }

  /** Also in a copy of this tab, which may hold the same email. */
  undo(): void {
    this.#tabs.announce({ about: 'mailing-undone', id: this.#mailings.id });
    this.#endUndone();
  }

  #endUndone(): void {
    this.#endHold(false);
    this.#notices.showToast(texts.undone, 'info', 'left-out');
  }

  /** The screen closes. */
  leave(): void {
    this.#hasLeft = true;
    this.shortlisted = null;
    this.#endHold(false);
  }

  /** Resolves to false if the recruiter undoes it. Rests while the question is open whether to leave the page. */
  async #hold(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#endHold = resolve;
    this.setSecondsLeft(heldSeconds);
    const stopFollowing = this.#tabs.subscribe(({ about, id }) => {
      if (about === 'mailing-undone' && id === this.#mailings.id) this.#endUndone();
    });
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
