import { type CandidateEmail, emailSent } from '@glo/domain/contact/emails';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import { emptyEmail, isSameEmail, type UnsentEmail } from '@glo/domain/contact/email-draft';
import type { Addressee } from '@glo/domain/contact/mailing';
import { timeOfDay } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Navigator, returning, stateText, type Visit } from '../../navigation/navigator.ts';
import { candidatePath, connectPath, opportunityPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { ConnectionState } from '../../state/connection-state.ts';
import { type PagedList, PagedListState } from '../../state/device/paged-list-state.ts';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { EmailSender } from '../../state/mailings/email-sender.ts';
import { Notices } from '../../state/notices.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import type { Resource } from '../../state/resource.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { EmailComposer } from './email-composer.ts';
import { texts as manyTexts } from './many/texts.ts';
import { texts } from './texts.ts';

/** An email to one candidate (specification 2, section 2): a single request, which can be canceled and repeated. */
@injectable('Transient')
export class MailingToOne {
  /** `null` before the screen is open. */
  profile: Resource<CandidateProfile> | null = null;
  /** Id of the student, and of the draft. */
  id = '' as StudentId;
  job: JobId | null = null;
  /** True once the outbox is read. Send waits for it, because an interrupted email may have arrived. */
  isRecalled = false;
  /** The browser closed before the reply, so the candidate may have the email. */
  isUnsure = false;
  profileHref: string = paths.dashboard;
  listHref: string | null = null;
  readonly request = new PendingRequest();
  /** Stays until the next try. */
  problem: string | null = null;
  /** Set while there is no connection. Nothing was sent yet. */
  connectionWait: symbol | null = null;
  /** The request outlives the screen. */
  readonly leaveQuestion = null;
  /** Passed through navigation state. If `null`, the profile's own is used (decision 4). */
  #givenEmail: string | null = null;
  #back: Pick<PagedList, 'href' | 'label'> = { href: paths.dashboard, label: texts.dashboard };
  /** Serialized email without a response. */
  #pendingEmail: string | null = null;
  #hasLeft = false;
  readonly #store: ServiceStore;
  readonly #composer: EmailComposer;
  readonly #sender: EmailSender;
  readonly #drafts: EmailDrafts;
  readonly #paged: PagedListState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #connection: ConnectionState;

  constructor(
    store: ServiceStore,
    composer: EmailComposer,
    sender: EmailSender,
    drafts: EmailDrafts,
    paged: PagedListState,
    navigator: Navigator,
    notices: Notices,
    connection: ConnectionState,
  ) {
    this.#store = store;
    this.#composer = composer;
    this.#sender = sender;
    this.#drafts = drafts;
    this.#paged = paged;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#connection = connection;
    makeAutoObservable(this, { request: false, profile: observableRef }, { autoBind: true });
  }

  open({ params, query, state }: Visit): readonly (() => void)[] {
    const tab = query.get('tab') || undefined;
    this.id = (params['id'] ?? '') as StudentId;
    this.job = (query.get('job') || null) as JobId | null;
    const { id, job } = this;
    this.#givenEmail = stateText(state, 'email');
    this.profile = this.#store.profile(id);
    this.profileHref = candidatePath(id, job ?? undefined, tab);
    const list = this.#paged.listOf(id, job);
    const profile = { href: this.profileHref, label: texts.profile };
    this.#back = list ?? (job === null ? profile : { href: opportunityPath(job, tab), label: texts.job });
    this.listHref = list?.href ?? null;
    return [this.profile.open(), this.#composer.open(this, emptyEmail)];
  }

  async restore(): Promise<void> {
    const { id } = this;
    this.#restoreText();
    await this.#drafts.recover();
    const { isDurable, marks } = await this.#sender.recall(id);
    if (id !== this.id) return;
    runInAction(() => {
      this.isRecalled = true;
      if (marks.get(id)?.state !== 'sending') return;
      if (!this.hasDraft) this.#restoreText();
      this.isUnsure = true;
      this.problem = texts.interrupted;
    });
    if (!isDurable) this.#notices.showToast(manyTexts.notDurable, 'warning', 'not-durable');
  }

  #restoreText(): void {
    this.#composer.email.restore(this.#drafts.find(this.id)?.draft ?? null);
  }

  get hasDraft(): boolean {
    return !this.#composer.email.isUntouched;
  }

  get unsent(): Omit<UnsentEmail, 'at'> | null {
    const { id } = this;
    const href = connectPath(this.profileHref);
    const { draft } = this.#composer.email;
    return this.hasDraft ? { id, to: 'one', href, label: '', students: [id], draft } : null;
  }

  get stage(): 'email' | 'sending' {
    return this.request.pending ? 'sending' : 'email';
  }

  get pageTitle(): string | null {
    return this.name === null ? null : texts.titleFor(this.name);
  }

  get name(): string | null {
    return this.waiting.map(nameOf)[0] ?? null;
  }

  get address(): string | null {
    const profile = this.profile?.value;
    return this.#givenEmail ?? ((profile && this.#composer.addressIn(profile)) || null);
  }

  get waiting(): readonly Addressee[] {
    return this.profile?.value ? [this.profile.value] : [];
  }

  get addressees(): readonly Pick<Addressee, 'id'>[] {
    return [{ id: this.id }];
  }

  async submit(): Promise<void> {
    const { profile } = this;
    if (this.request.pending || profile === null) return;
    if (!this.isRecalled) {
      await when(() => this.isRecalled);
      // The screen says first that the candidate may have this email.
      if (this.isUnsure) return;
    }
    const { isLoading } = this.#composer;
    const { address, unsent } = this;
    if (!this.#composer.check(texts.stillLoading) || unsent === null) return;
    if (address !== null) await this.send({ to: address, ...this.#composer.emailTo(profile.value) }, unsent);
    else this.#notices.showToast(isLoading ? texts.stillLoading : texts.noAddress, 'warning', 'not-yet');
  }

  /** Sending the same email again shares the pending request. */
  async send(email: CandidateEmail, unsent: Omit<UnsentEmail, 'at'>): Promise<void> {
    if (this.request.pending) return;
    const { id: student, job } = this;
    const serialized = JSON.stringify(email);
    this.problem = null;
    this.request.start();
    if (serialized === this.#pendingEmail) return;
    const canSend = this.#connection.canSend();
    if (canSend !== true && !(await this.#waitToSend(canSend))) {
      if (this.#hasLeft) this.#showNotSent();
      return;
    }
    this.#pendingEmail = serialized;
    await this.#sender.begin(unsent);
    const isRejection = unsent.draft.isRejection === true;
    const item = { mailing: student, student, job, isRejection, isRepeat: this.isUnsure };
    const answer = await this.#sender.send(email, item);
    const isLatest = serialized === this.#pendingEmail;
    const isAwaited = isLatest && this.request.pending;
    runInAction(() => {
      this.isUnsure = false;
      if (!isLatest) return;
      this.#pendingEmail = null;
      this.request.cancel();
      this.problem = answer.ok ? null : this.#problemOf(answer.failure, unsent);
    });
    if (answer.ok) this.#finish(unsent, isAwaited, answer.value ?? null);
    else if (isLatest && this.#hasLeft && answer.failure.kind !== 'signed-out') this.#showNotSent();
  }

  /** Returns false if the recruiter canceled or left meanwhile. */
  async #waitToSend(canSend: Promise<boolean>): Promise<boolean> {
    const wait = Symbol('connection');
    this.connectionWait = wait;
    let isConnected = await canSend;
    while (!isConnected && this.connectionWait === wait) {
      // oxlint-disable-next-line no-await-in-loop -- until the connection is back
      await when(() => this.#connection.problem === null || this.connectionWait !== wait);
      // oxlint-disable-next-line no-await-in-loop
      isConnected = this.connectionWait === wait && (await this.#connection.canSend());
    }
    if (this.connectionWait !== wait) return false;
    runInAction(() => (this.connectionWait = null));
    return true;
  }

  cancel(): void {
    this.request.cancel();
    this.problem = this.connectionWait === null ? texts.noAnswerYet : null;
    this.connectionWait = null;
  }

  leave(): void {
    this.request.cancel();
    this.connectionWait = null;
    this.#hasLeft = true;
  }

  /** Text typed since is kept. `elsewhere`: ISO time at which another tab sent it. */
  #finish({ id, draft }: Omit<UnsentEmail, 'at'>, isAwaited: boolean, elsewhere: string | null): void {
    const { href, label } = this.#back;
    const back = {
      label: texts.backTo(this.job === null ? label : label.toLowerCase()),
      onPress: () => this.#navigator.navigate(href, { state: returning }),
    };
    const text = elsewhere === null ? emailSent : texts.sentElsewhere(timeOfDay(elsewhere));
    this.#notices.show({ key: emailSent, text, tone: 'success', action: isAwaited ? back : undefined });
    if (isSameEmail(draft, this.#composer.email.draft)) {
      this.#composer.email.write(emptyEmail);
      this.#drafts.remove(id);
    }
    // Back does not return to the sent email.
    if (isAwaited) this.#navigator.navigate(paths.dashboard, { replace: true });
  }

  #showNotSent(): void {
    this.#notices.showToast(texts.notSentTo(this.name ?? texts.unknownCandidate), 'error');
  }

  /**
   * Includes the service's own text (decision 48). `null` for an expired session, which is reported elsewhere, and if a
   * field shows the refusal.
   */
  #problemOf(failure: Failure, { draft }: Pick<UnsentEmail, 'draft'>): string | null {
    const { kind, text } = failure;
    if (kind === 'signed-out' || (kind === 'refused' && this.#composer.email.refuse(draft, failure))) return null;
    if (kind === 'unreachable') return texts.unreachable;
    if (kind === 'unexpected-reply') return texts.unclear;
    return `${texts.notSent} ${text}`.trim();
  }
}
