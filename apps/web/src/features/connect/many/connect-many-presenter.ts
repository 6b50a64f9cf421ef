import { emptyEmail } from '@glo/domain/contact/email-draft';
import { type Addressee, countDeliveries, type Delivery } from '@glo/domain/contact/mailing';
import { daysSince } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { fromReviewEnd } from '../../../navigation/addresses.ts';
import { Navigator, returning, stateText, type Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { ListReturnStore } from '../../../state/list/list-return-store.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { EmailComposer } from '../email-composer.ts';
import type { EmailEditor } from '../email-editor.ts';
import { MailingRun } from './mailing-run.ts';
import { ManyDraft } from './many-draft.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { MailingStart } from '../start/mailing-start.ts';
import { tellNo, texts as startTexts } from '../start/texts.ts';
import { texts } from './texts.ts';

@injectable()
export class ConnectManyPresenter {
  readonly mailings: Mailings;
  readonly composer: EmailComposer;
  readonly email: EmailEditor;
  readonly run: MailingRun;
  readonly start: MailingStart;
  isEditing = true;
  chosenId: StudentId | null = null;
  isFromReview = false;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #draft: ManyDraft;
  readonly #returns: ListReturnStore;

  constructor(
    mailings: Mailings,
    composer: EmailComposer,
    start: MailingStart,
    run: MailingRun,
    unsaved: UnsavedWork,
    navigator: Navigator,
    notices: Notices,
    returns: ListReturnStore,
  ) {
    this.mailings = mailings;
    this.composer = composer;
    this.email = composer.email;
    this.start = start;
    this.run = run;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#returns = returns;
    this.#draft = new ManyDraft(mailings, composer, notices, () => this.stage !== 'email');
    const parts = { mailings: false, composer: false, email: false, run: false, start: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate({ state }: Pick<Visit, 'state'>): () => void {
    this.isFromReview = stateText(state, 'from') === fromReviewEnd.from;
    const { mailings, email, run } = this;
    this.isEditing = mailings.deliveries.size === 0;
    email.isToRejected = mailings.isToRejected;
    this.choose(this.#initialAddressee);
    const stops = [
      this.composer.open(mailings, mailings.draft),
      reaction(() => (email.isUntouched ? emptyEmail : email.draft), mailings.write),
      reaction(() => mailings.followed, this.showProgress),
      reaction(() => this.stage === 'held', this.#askBeforeLeaving, { fireImmediately: true }),
      reaction(
        () => this.composer.shortlist?.value,
        () => void this.#recheckShortlist(),
      ),
      this.#draft.open(),
      when(() => this.counts.sent > 0, this.#deselect),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#unsaved.clear();
      if (this.stage === 'email') this.#draft.leave();
      this.start.leave();
      run.stop();
    };
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
      return mailings.isRejection ? tellNo(this.mailings.waiting.length) : texts.title(this.mailings.waiting.length);
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

  get isDraftSaved(): boolean {
    return this.email.isBegun && this.composer.isStored;
  }

  get canSend(): boolean {
    return this.email.canSend && this.mailings.waiting.length > 0;
  }

  async submit(): Promise<void> {
    if (this.composer.check(texts.stillLoading) && this.canSend) await this.send();
  }

  async send(retriedState: Delivery['state'] | null = null): Promise<void> {
    if (!this.mailings.isElsewhere && !(await this.start.mayStart())) return;
    this.showProgress();
    await this.run.start(this.composer.emailTo, retriedState);
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

  /** The text is a draft. Sending stops with the screen. */
  readonly #askBeforeLeaving = (isHeld: boolean): void => {
    const isSending = () => this.run.running || this.stage === 'held';
    this.#unsaved.watch(() => isSending() || (this.stage === 'email' && this.email.isBegun), {
      mayLeaveTo: () => !isSending(),
      question: isHeld ? startTexts.leave : texts.leave,
    });
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
