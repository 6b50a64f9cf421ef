import { emptyEmail, laterDraft, type UnsentEmail } from '@glo/domain/contact/email-draft';
import { type Addressee, countDeliveries, type Delivery } from '@glo/domain/contact/mailing';
import { daysSince } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { fromReviewEnd } from '../../../navigation/addresses.ts';
import { Navigator, returning, stateText, type Visit } from '../../../navigation/navigator.ts';
import { ListReturnStore } from '../../../state/list/list-return-store.ts';
import { draftSavedKey, EmailDrafts } from '../../../state/mailings/email-drafts.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Notices } from '../../../state/notices.ts';
import type { Confirmation } from '../../../state/questions/questions.ts';
import { verdictToast } from '../../../state/undo/undo-history.ts';
import { EmailComposer } from '../email-composer.ts';
import { MailingRun } from './mailing-run.ts';
import { MailingStart } from './mailing-start.ts';
import { tellNo, texts } from './texts.ts';

/** Props of a part of the screen. */
export interface OfMany {
  readonly mailing: MailingToMany;
}

/** The tab's email to many: held for Undo, then sent one by one, with a result for each recipient. */
@injectable('Transient')
export class MailingToMany {
  readonly mailings: Mailings;
  readonly composer: EmailComposer;
  readonly start: MailingStart;
  readonly run: MailingRun;
  isEditing = true;
  chosenId: StudentId | null = null;
  isFromReview = false;
  #isOnDevice = false;
  readonly #drafts: EmailDrafts;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #returns: ListReturnStore;

  constructor(
    mailings: Mailings,
    composer: EmailComposer,
    start: MailingStart,
    run: MailingRun,
    drafts: EmailDrafts,
    navigator: Navigator,
    notices: Notices,
    returns: ListReturnStore,
  ) {
    this.mailings = mailings;
    this.composer = composer;
    this.start = start;
    this.run = run;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#returns = returns;
    // Not computed, because `#isOnDevice` is not observable.
    const parts = { mailings: false, composer: false, start: false, run: false, unsent: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  open({ state }: Visit): readonly (() => void)[] {
    const { mailings } = this;
    const { email } = this.composer;
    this.isFromReview = stateText(state, 'from') === fromReviewEnd.from;
    this.isEditing = mailings.deliveries.size === 0;
    email.isToRejected = mailings.isToRejected;
    this.choose(this.#initialAddressee);
    // Its way back would lead to this email, not to the one before.
    this.#notices.dismissToast(draftSavedKey);
    // Undoing a verdict would change who should get this email.
    this.#notices.dismissToast(verdictToast);
    const stops = [
      this.composer.open(mailings, mailings.draft),
      reaction(() => (email.isUntouched ? emptyEmail : email.draft), mailings.write),
      reaction(() => mailings.followed, this.showProgress),
      reaction(
        () => this.composer.shortlist?.value,
        () => void this.#recheckShortlist(),
      ),
      when(() => this.counts.sent > 0, this.#deselect),
    ];
    this.#beginWith(mailings.takeTemplate());
    return stops;
  }

  #beginWith(name: string | null): void {
    const { email } = this.composer;
    const template = email.templates.find((each) => each.name === name);
    if (template === undefined) return;
    email.applyTemplate(template);
    // The reaction that keeps the text starts after this action.
    this.mailings.write(email.draft);
  }

  /** A crash may have taken the draft of an email that had begun to leave. */
  async restore(): Promise<void> {
    this.#continueSaved();
    const { number } = this.mailings;
    await this.#drafts.recover();
    if (number !== this.mailings.number) return;
    if (!this.#isOnDevice && this.#savedBefore !== null) this.#continueSaved();
    await this.mailings.recall();
  }

  #continueSaved(): void {
    const { id, draft, changedAt } = this.mailings;
    const saved = this.#drafts.find(id) ?? this.#savedBefore;
    if (saved !== null && saved.id !== id) this.mailings.continueAs(saved.id);
    this.composer.email.restore(laterDraft(saved, { draft, at: saved?.id === id ? changedAt : '' }));
    this.#isOnDevice = saved !== null;
  }

  /** The latest draft to the same recipients, from another visit of the screen. */
  get #savedBefore(): UnsentEmail | null {
    if (this.mailings.deliveries.size > 0) return null;
    return this.#drafts.all.find(this.mailings.hasSameRecipients) ?? null;
  }

  get hasDraft(): boolean {
    return this.composer.email.isBegun;
  }

  /**
   * The email to those who did not certainly get it, or `null` if all have it. A new email is no draft before the
   * recruiter changes it or presses Send.
   */
  get unsent(): Omit<UnsentEmail, 'at'> | null {
    const { addressees, deliveries } = this.mailings;
    const left = addressees.filter((one) => deliveries.get(one.id)?.state !== 'sent');
    const isNew = !this.#isOnDevice && !this.hasDraft && this.stage === 'email' && deliveries.size === 0;
    return left.length === 0 || this.composer.email.isUntouched || isNew ? null : this.mailings.unsentTo(left);
  }

  /** Sending stops with the screen. */
  get leaveQuestion(): Confirmation | null {
    if (this.stage === 'held') return texts.leaveHeld;
    return this.stage === 'sending' ? texts.leave : null;
  }

  leave(): void {
    // Another email must not begin with this one's template.
    if (this.stage === 'email' && !this.mailings.isToRejected && !this.hasDraft) this.mailings.write(emptyEmail);
    this.start.leave();
    this.run.stop();
  }

  get id(): string {
    return this.mailings.id;
  }

  get stage(): 'email' | 'held' | 'sending' | 'result' {
    if (this.run.running) return 'sending';
    if (this.start.secondsLeft !== null) return 'held';
    return this.isEditing ? 'email' : 'result';
  }

  get listHref(): string | null {
    return this.mailings.source?.href ?? null;
  }

  get counts() {
    return countDeliveries(this.mailings.deliveries);
  }

  get pageTitle(): string | null {
    const { mailings } = this;
    const { addressees } = mailings;
    if (addressees.length === 0) return null;
    if (this.stage === 'email' || this.stage === 'held') {
      return mailings.isRejection ? tellNo(mailings.waiting.length) : texts.title(mailings.waiting.length);
    }
    if (this.stage === 'sending') return texts.sending(addressees.length);
    return texts.result(this.counts.sent, addressees.length);
  }

  get chosen(): Addressee | null {
    const { addressees } = this.mailings;
    return this.run.current ?? addressees.find(({ id }) => id === this.chosenId) ?? addressees[0] ?? null;
  }

  get place(): number {
    const { chosen } = this;
    return chosen === null ? -1 : this.mailings.addressees.indexOf(chosen);
  }

  choose(addressee: Addressee | null): void {
    this.chosenId = addressee?.id ?? null;
    if (addressee !== null) void this.run.readAddress(addressee.id);
  }

  showNeighbor(step: 1 | -1): void {
    this.choose(this.mailings.addressees[this.place + step] ?? this.chosen);
  }

  writtenDaysAgo(student: StudentId): number | null {
    const at = this.composer.writtenLatelyAt(student);
    return at === null ? null : daysSince(at, new Date());
  }

  get writtenLately(): readonly Addressee[] {
    return this.mailings.waiting.filter(({ id }) => this.writtenDaysAgo(id) !== null);
  }

  leaveOutWrittenLately(): void {
    this.mailings.leaveOut(this.writtenLately.map(({ id }) => id));
  }

  get canSend(): boolean {
    return this.composer.email.canSend && this.mailings.waiting.length > 0;
  }

  async submit(): Promise<void> {
    if (this.composer.check(texts.stillLoading) && this.canSend) await this.send();
  }

  async send(retriedState: Delivery['state'] | null = null): Promise<void> {
    if (!this.mailings.isElsewhere && !(await this.start.mayStart())) return;
    this.showProgress();
    await this.run.start(retriedState);
    this.choose(this.#initialAddressee);
  }

  showProgress(): void {
    this.isEditing = false;
  }

  addresseesIn(state: Delivery['state']): readonly Addressee[] {
    const { addressees, deliveries } = this.mailings;
    return addressees.filter(({ id }) => deliveries.get(id)?.state === state);
  }

  /** The list that the recruiter returns to must not offer the same candidates for the next email. */
  readonly #deselect = (): void => {
    if (this.listHref !== null) this.#returns.deselect(this.listHref);
  };

  /** A candidate may be shortlisted in another tab while the emails leave. */
  async #recheckShortlist(): Promise<void> {
    if (this.run.running && !(await this.start.leaveOutShortlisted())) this.run.stop();
  }

  get #initialAddressee(): Addressee | null {
    return this.addresseesIn('failed')[0] ?? this.chosen;
  }

  edit(): void {
    this.isEditing = true;
    for (const { id } of this.addresseesIn('failed')) this.mailings.deliver(id, null);
  }

  cancel(): void {
    if (this.listHref !== null) this.#navigator.goBack(this.listHref);
  }

  goBack(): void {
    if (this.isFromReview) this.cancel();
    else if (this.listHref !== null) this.#navigator.navigate(this.listHref, { state: returning });
  }

  get backLabel(): string {
    const { job, source } = this.mailings;
    if (this.isFromReview) return texts.backTo(texts.review);
    const label = source?.label ?? '';
    return texts.backTo(job === null ? label : label.toLowerCase());
  }
}
