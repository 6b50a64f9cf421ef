import { emailSent } from '@glo/domain/contact/emails';
import {
  type EmailDraft,
  emptyEmail,
  isSameEmail,
  type TabDraft,
  type UnsentEmail,
} from '@glo/domain/contact/email-draft';
import { unfilled } from '@glo/domain/contact/placeholders';
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
import { ServiceStore } from '../../state/store/service-store.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { timeOfDay } from '@glo/domain/shared/dates';
import { EmailSender } from '../../state/mailings/email-sender.ts';
import { EmailComposer } from './email-composer.ts';
import { EmailSending } from './email-sending.ts';
import type { EmailEditor } from './email-editor.ts';
import { Recipient } from './recipient.ts';
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
  recipient: Recipient | null = null;
  /** True once the outbox is read. Send waits for it, because an interrupted email may have arrived. */
  isRecalled = false;
  profileHref: string = paths.dashboard;
  listHref: string | null = null;
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
    const parts = { composer: false, email: false, sending: false, recipient: observableRef } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate({ params, query, state }: Visit): () => void {
    const student = (params['id'] ?? '') as StudentId;
    const [job, tab] = [query.get('job') || null, query.get('tab') || undefined];
    const target = { student, job: job as JobId | null, email: stateText(state, 'email') };
    const recipient = new Recipient(target, this.#store, this.#blind.masks);
    this.recipient = recipient;
    this.profileHref = candidatePath(student, job ?? undefined, tab);
    const list = this.#paged.listOf(student, target.job);
    this.#back = backLink(list, target.job, tab) ?? { href: this.profileHref, label: texts.profile };
    this.listHref = list?.href ?? null;
    const close = recipient.open();
    const { drafts } = this.composer;
    const kept = drafts.draftFor(student);
    const stopKeeping = this.composer.open(recipient, kept.draft, (draft) => drafts.keep(this.#unsent(student, draft)));
    const stopRestoring = this.composer.whenRead(() => {
      this.email.restore(drafts.later(student, kept));
      void this.#recall(student, kept);
    });
    const stopGuarding = this.#unsaved.watch(() => this.email.isBegun, { mayLeaveTo: () => true });
    return () => {
      stopRestoring();
      stopKeeping();
      stopGuarding();
      this.#leave();
      this.sending.leave();
      close();
    };
  }

  async #recall(student: StudentId, kept: TabDraft): Promise<void> {
    await this.composer.drafts.recover();
    const { isDurable, marks } = await this.#sender.recall(student);
    if (student !== this.recipient?.student) return;
    runInAction(() => {
      this.isRecalled = true;
      if (marks.get(student)?.state !== 'sending') return;
      this.email.restore(this.email.isUntouched ? this.composer.drafts.later(student, kept) : null);
      this.sending.interrupt();
    });
    if (!isDurable) this.#notices.showToast(startTexts.notDurable, 'warning', 'not-durable');
  }

  get isDraftSaved(): boolean {
    return !this.email.isUntouched && this.composer.isStored;
  }

  #leave(): void {
    void this.composer.drafts.flush();
    if (this.email.isUntouched || this.sending.request.pending) return;
    this.composer.showDraftSaved(connectPath(this.profileHref));
  }

  get pageTitle(): string | null {
    const name = this.recipient?.name ?? null;
    return name === null ? null : texts.titleFor(name);
  }

  /** Unfilled placeholders per text, ignoring those still loading. */
  get gaps() {
    const { subject, content } = this.email.draft;
    const gapsOf = (text: string) =>
      this.recipient?.isLoading === false ? unfilled(text, this.composer.fillings) : [];
    return { subject: gapsOf(subject), content: gapsOf(content) };
  }

  async submit(): Promise<void> {
    const { recipient, email } = this;
    if (this.sending.request.pending || recipient === null) return;
    if (!this.isRecalled) {
      await when(() => this.isRecalled);
      // The screen says first that the candidate may have this email.
      if (this.sending.isUnsure) return;
    }
    const { isLoading } = recipient;
    if (!this.composer.check(isLoading, texts.stillLoading)) return;
    if (recipient.email === null) {
      this.#notices.showToast(isLoading ? texts.stillLoading : texts.noAddress, 'warning', 'not-yet');
      return;
    }
    const { draft } = email;
    const { student } = recipient;
    await this.sending.send(
      { to: recipient.email, ...this.composer.emailTo(recipient.profile.value) },
      { mailing: student, student, job: recipient.jobId, isRejection: email.isRejection },
      {
        begin: () => this.#sender.begin(this.#unsent(student, draft)),
        onSent: (isAwaited, elsewhere) => this.#sent(student, draft, isAwaited, elsewhere),
        onRefused: (failure) => email.refuse(draft, failure),
        onFailedElsewhere: ({ kind }) => {
          if (kind !== 'signed-out')
            this.#notices.showToast(texts.notSentTo(recipient.name ?? texts.unknownCandidate), 'error');
        },
      },
    );
  }

  #unsent(student: StudentId, draft: EmailDraft): Omit<UnsentEmail, 'at'> {
    return { id: student, to: 'one', href: connectPath(this.profileHref), label: '', students: [student], draft };
  }

  /** Text typed since is kept. */
  #sent(student: StudentId, draft: EmailDraft, isAwaited: boolean, elsewhere: string | null): void {
    const { href, label } = this.#back;
    const back = { label: texts.backTo(label), onPress: () => this.#navigator.navigate(href, { state: returning }) };
    const text = elsewhere === null ? emailSent : texts.sentElsewhere(timeOfDay(elsewhere));
    this.#notices.show({ key: emailSent, text, tone: 'success', action: isAwaited ? back : undefined });
    if (isSameEmail(draft, this.email.draft)) {
      this.email.write(emptyEmail);
      this.composer.drafts.remove(student);
    }
    // Back does not return to the sent email.
    if (isAwaited) this.#navigator.navigate(paths.dashboard, { replace: true });
  }
}

function backLink(list: PagedList | null, job: JobId | null, tab: string | undefined): BackTarget | null {
  if (list !== null) return { href: list.href, label: job === null ? list.label : list.label.toLowerCase() };
  return job === null ? null : { href: opportunityPath(job, tab), label: texts.job };
}
