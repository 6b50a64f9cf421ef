import { emailSent } from '@glo/domain/contact/emails';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import { type EmailDraft, emptyEmail, isSameEmail, type UnsentEmail } from '@glo/domain/contact/email-draft';
import type { Addressee } from '@glo/domain/contact/mailing';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Navigator, returning, stateText, type Visit } from '../../navigation/navigator.ts';
import { candidatePath, connectPath, opportunityPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { ConnectionState } from '../../state/connection-state.ts';
import { Notices } from '../../state/notices.ts';
import { type PagedList, PagedListState } from '../../state/device/paged-list-state.ts';
import type { Resource } from '../../state/resource.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { timeOfDay } from '@glo/domain/shared/dates';
import { EmailSender } from '../../state/mailings/email-sender.ts';
import { EmailComposer } from './email-composer.ts';
import { EmailSending, type Sent } from './email-sending.ts';
import type { EmailEditor } from './email-editor.ts';
import { texts as startTexts } from './start/texts.ts';
import { texts } from './texts.ts';

interface BackTarget {
  readonly href: string;
  readonly label: string;
}

/** Specification 2, section 2. The text keeps its placeholders; the preview and the sent email have them filled in. */
@injectable()
export class ConnectPresenter {
  readonly composer: EmailComposer;
  readonly email: EmailEditor;
  readonly sending: EmailSending;
  /** `null` before the screen is open. */
  profile: Resource<CandidateProfile> | null = null;
  student = '' as StudentId;
  job: JobId | null = null;
  /** True once the outbox is read. Send waits for it, because an interrupted email may have arrived. */
  isRecalled = false;
  profileHref: string = paths.dashboard;
  listHref: string | null = null;
  /** Passed through navigation state. If `null`, the profile's own is used (decision 4). */
  #givenEmail: string | null = null;
  #back: BackTarget = { href: paths.dashboard, label: texts.dashboard };
  readonly #store: ServiceStore;
  readonly #sender: EmailSender;
  readonly #paged: PagedListState;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #blind: BlindReview;

  constructor(
    store: ServiceStore,
    composer: EmailComposer,
    sender: EmailSender,
    paged: PagedListState,
    unsaved: UnsavedWork,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    connection: ConnectionState,
  ) {
    this.#store = store;
    this.composer = composer;
    this.email = composer.email;
    this.#sender = sender;
    this.sending = new EmailSending(sender, connection);
    this.#paged = paged;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#blind = blind;
    const parts = { composer: false, email: false, sending: false, profile: observableRef } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate({ params, query, state }: Visit): () => void {
    const student = (params['id'] ?? '') as StudentId;
    const tab = query.get('tab') || undefined;
    this.student = student;
    this.job = (query.get('job') || null) as JobId | null;
    this.#givenEmail = stateText(state, 'email');
    this.profile = this.#store.profile(student);
    this.profileHref = candidatePath(student, this.job ?? undefined, tab);
    const list = this.#paged.listOf(student, this.job);
    this.#back = backLink(list, this.job, tab) ?? { href: this.profileHref, label: texts.profile };
    this.listHref = list?.href ?? null;
    const stops = [
      this.profile.open(),
      this.composer.open(this, emptyEmail),
      this.composer.keepDraft({
        id: () => student,
        unsent: () => (this.email.isUntouched ? null : this.#unsent(student, this.email.draft)),
        restore: () => void this.#recall(student),
      }),
      this.#unsaved.watch(() => this.email.isBegun, { mayLeaveTo: () => true }),
    ];
    return () => {
      for (const stop of stops) stop();
      if (!this.email.isUntouched && !this.sending.request.pending)
        this.composer.showDraftSaved(connectPath(this.profileHref));
      this.sending.leave();
    };
  }

  async #recall(student: StudentId): Promise<void> {
    this.#restore();
    await this.composer.drafts.recover();
    const { isDurable, marks } = await this.#sender.recall(student);
    if (student !== this.student) return;
    runInAction(() => {
      this.isRecalled = true;
      if (marks.get(student)?.state !== 'sending') return;
      if (this.email.isUntouched) this.#restore();
      this.sending.interrupt();
    });
    if (!isDurable) this.#notices.showToast(startTexts.notDurable, 'warning', 'not-durable');
  }

  #restore(): void {
    this.email.restore(this.composer.drafts.find(this.student)?.draft ?? null);
  }

  get isDraftSaved(): boolean {
    return !this.email.isUntouched && this.composer.isStored;
  }

  get pageTitle(): string | null {
    return this.name === null ? null : texts.titleFor(this.name);
  }

  get name(): string | null {
    return this.waiting.map(nameOf)[0] ?? null;
  }

  get address(): string | null {
    const profile = this.profile?.value;
    return this.#givenEmail ?? ((profile && this.#blind.masks.original(profile).email.trim()) || null);
  }

  get isHidden(): boolean {
    return this.#blind.isHidden(this.student);
  }

  get waiting(): readonly Addressee[] {
    return this.profile?.value ? [this.profile.value] : [];
  }

  get addressees(): readonly Pick<Addressee, 'id'>[] {
    return [{ id: this.student }];
  }

  async submit(): Promise<void> {
    const { profile, job, email } = this;
    if (this.sending.request.pending || profile === null) return;
    if (!this.isRecalled) {
      await when(() => this.isRecalled);
      // The screen says first that the candidate may have this email.
      if (this.sending.isUnsure) return;
    }
    const { isLoading } = this.composer;
    if (!this.composer.check(texts.stillLoading)) return;
    const { address } = this;
    if (address === null) {
      this.#notices.showToast(isLoading ? texts.stillLoading : texts.noAddress, 'warning', 'not-yet');
      return;
    }
    const { draft } = email;
    const unsent = this.#unsent(this.student, draft);
    const written = { to: address, ...this.composer.emailTo(profile.value) };
    const answer = await this.sending.send(written, unsent, job, (failure) => email.refuse(draft, failure));
    if (answer?.ok) this.#sent(unsent, answer.value);
    else if (answer !== null && answer.failure.kind !== 'signed-out')
      this.#notices.showToast(texts.notSentTo(this.name ?? texts.unknownCandidate), 'error');
  }

  #unsent(student: StudentId, draft: EmailDraft): Omit<UnsentEmail, 'at'> {
    return { id: student, to: 'one', href: connectPath(this.profileHref), label: '', students: [student], draft };
  }

  /** Text typed since is kept. */
  #sent({ id, draft }: Omit<UnsentEmail, 'at'>, { isAwaited, elsewhere }: Sent): void {
    const { href, label } = this.#back;
    const back = { label: texts.backTo(label), onPress: () => this.#navigator.navigate(href, { state: returning }) };
    const text = elsewhere === null ? emailSent : texts.sentElsewhere(timeOfDay(elsewhere));
    this.#notices.show({ key: emailSent, text, tone: 'success', action: isAwaited ? back : undefined });
    if (isSameEmail(draft, this.email.draft)) {
      this.email.write(emptyEmail);
      this.composer.drafts.remove(id);
    }
    // Back does not return to the sent email.
    if (isAwaited) this.#navigator.navigate(paths.dashboard, { replace: true });
  }
}

function backLink(list: PagedList | null, job: JobId | null, tab: string | undefined): BackTarget | null {
  if (list !== null) return { href: list.href, label: job === null ? list.label : list.label.toLowerCase() };
  return job === null ? null : { href: opportunityPath(job, tab), label: texts.job };
}
