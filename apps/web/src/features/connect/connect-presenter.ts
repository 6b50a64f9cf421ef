import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { type Contact, lastEmailedAt } from '@glo/domain/contact/contacts';
import { Emails, emailSent, wasContactedLately } from '@glo/domain/contact/emails';
import { type EmailDraft, emptyEmail, isSameEmail, type TabDraft } from '@glo/domain/contact/email-draft';
import { type Fillings, unfilled } from '@glo/domain/contact/placeholders';
import { givenName } from '@glo/domain/shared/given-name';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Navigator, returning, stateText, type Visit } from '../../navigation/navigator.ts';
import { candidatePath, connectPath, opportunityPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { ConnectionState } from '../../state/connection-state.ts';
import { DeviceCode } from '../../state/device-code.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { type PagedList, PagedListState } from '../../state/device/paged-list-state.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { timeOfDay } from '@glo/domain/shared/dates';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { showDraftSaved } from './draft-saved.ts';
import { EmailSending } from './email-sending.ts';
import { EmailEditor } from './email-editor.ts';
import { TemplateEditor } from './template-editor.ts';
import { Recipient } from './recipient.ts';
import { texts as startTexts } from './start/texts.ts';
import { texts } from './texts.ts';

interface BackTarget {
  readonly href: string;
  readonly label: string;
}

/** Specification 2, section 2. The text keeps its placeholders; the preview and the sent email have them filled in. */
@injectable('Transient')
export class ConnectPresenter {
  readonly email: EmailEditor;
  readonly editor: TemplateEditor;
  readonly sending: EmailSending;
  readonly blind: BlindReview;
  recipient: Recipient | null = null;
  /** True once the outbox is read. Send waits for it, because an interrupted email may have arrived. */
  isRecalled = false;
  profileHref: string = paths.dashboard;
  listHref: string | null = null;
  #back: BackTarget = { href: paths.dashboard, label: texts.dashboard };
  readonly #store: ServiceStore;
  readonly #drafts: EmailDrafts;
  readonly #records: LocalRecords;
  readonly #review: PagedListState;
  readonly #unsaved: UnsavedWork;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #code: DeviceCode;

  constructor(
    store: ServiceStore,
    emails: Emails,
    drafts: EmailDrafts,
    records: LocalRecords,
    review: PagedListState,
    unsaved: UnsavedWork,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    connection: ConnectionState,
    pages: CompanyPages,
    code: DeviceCode,
  ) {
    this.#code = code;
    this.blind = blind;
    this.#store = store;
    this.#drafts = drafts;
    this.#records = records;
    this.#review = review;
    this.#unsaved = unsaved;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.sending = new EmailSending(emails, connection);
    this.email = new EmailEditor(
      () => this.fillings,
      () => this.recipient?.mayReject ?? false,
      { records, notices, pages, session },
    );
    this.editor = new TemplateEditor(records, session);
    const parts = { email: false, editor: false, sending: false, blind: false, recipient: observableRef } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate({ params, query, state }: Visit): () => void {
    const student = (params['id'] ?? '') as StudentId;
    const [job, tab] = [query.get('job') || null, query.get('tab') || undefined];
    const target = { student, job: job as JobId | null, email: stateText(state, 'email') };
    const recipient = new Recipient(target, this.#store, this.blind.masks);
    this.recipient = recipient;
    this.profileHref = candidatePath(student, job ?? undefined, tab);
    const list = this.#review.listOf(student, target.job);
    this.#back = backLink(list, target.job, tab) ?? { href: this.profileHref, label: texts.profile };
    this.listHref = list?.href ?? null;
    recipient.load();
    const href = connectPath(this.profileHref);
    const kept = this.#drafts.draftFor(student);
    const stopKeeping = this.email.open(kept.draft, (draft) => this.#drafts.keep(student, draft, href));
    const stopRestoring = when(
      () => this.#records.isRead,
      () => {
        this.email.restore(this.#drafts.later(student, kept));
        void this.#recall(student, kept);
      },
    );
    const stopGuarding = this.#unsaved.watch(() => this.email.isBegun, { mayLeaveTo: () => true });
    return () => {
      stopRestoring();
      stopKeeping();
      stopGuarding();
      this.#saveDraft(href);
      this.sending.leave();
      recipient.stop();
    };
  }

  async #recall(student: StudentId, kept: TabDraft): Promise<void> {
    await this.#drafts.recover();
    const outbox = await this.#code.outbox();
    const isDurable = await outbox?.isDurable();
    const run = await outbox?.run(student);
    if (student !== this.recipient?.student) return;
    runInAction(() => {
      this.isRecalled = true;
      if (run?.marks.get(student)?.state !== 'sending') return;
      this.email.restore(this.email.isUntouched ? this.#drafts.later(student, kept) : null);
      this.sending.interrupt();
    });
    if (!isDurable) this.#notices.showToast(startTexts.notDurable, 'warning', 'not-durable');
  }

  get isDraftSaved(): boolean {
    return !this.email.isUntouched && this.#records.isStored;
  }

  #saveDraft(href: string): void {
    void this.#drafts.flush();
    if (!this.isDraftSaved || this.sending.request.pending || this.#session.current === null) return;
    showDraftSaved(href, this.#notices, this.#navigator);
  }

  get pageTitle(): string | null {
    const name = this.recipient?.name ?? null;
    return name === null ? null : texts.titleFor(name);
  }

  get fillings(): Fillings {
    const { recipient } = this;
    return {
      '{first name}': givenName(recipient?.realName ?? ''),
      '{job title}': recipient?.job?.value?.title ?? '',
      '{company}': this.#session.current?.recruiter?.company?.name ?? '',
      '{my name}': this.#session.current?.recruiter?.name.trim() ?? '',
    };
  }

  get replyTo(): string {
    return this.#session.current?.email ?? '';
  }

  /** Unfilled placeholders per text, ignoring those still loading. */
  get gaps() {
    const { subject, content } = this.email.draft;
    const gapsOf = (text: string) => (this.recipient?.isLoading === false ? unfilled(text, this.fillings) : []);
    return { subject: gapsOf(subject), content: gapsOf(content) };
  }

  get sent(): EmailDraft {
    return this.email.fillIn(this.fillings);
  }

  /** Like `sent`, with a hidden name. */
  get preview(): EmailDraft {
    const { recipient } = this;
    if (!recipient?.isHidden) return this.sent;
    return this.email.fillIn({ ...this.fillings, '{first name}': recipient.name ?? '' });
  }

  get writtenLately(): string | null {
    const at = this.recipient && lastEmailedAt(this.#records.mine.contacted, this.recipient.student);
    return wasContactedLately(at, new Date()) ? at : null;
  }

  async submit(): Promise<void> {
    const { recipient, email } = this;
    if (this.sending.request.pending || recipient === null) return;
    if (!this.isRecalled) {
      await when(() => this.isRecalled);
      // The screen says first that the candidate may have this email.
      if (this.sending.isUnsure) return;
    }
    if (!email.canSend || (!recipient.isLoading && !email.isComplete)) {
      email.revealErrors();
      return;
    }
    if (!email.isComplete || recipient.email === null) {
      const text = recipient.isLoading ? texts.stillLoading : texts.noAddress;
      this.#notices.showToast(text, 'warning', 'not-yet');
      return;
    }
    const { draft } = email;
    const { student } = recipient;
    const about = this.#about;
    await this.sending.send(
      { to: recipient.email, ...this.sent },
      { mailing: student, student, ...about },
      {
        begin: () => this.#begin(student, draft),
        onSent: (isAwaited, elsewhere) => this.#sent(student, about, draft, isAwaited, elsewhere),
        onRefused: (failure) => email.refuse(draft, failure),
        onFailedElsewhere: ({ kind }) => {
          if (kind !== 'signed-out')
            this.#notices.showToast(texts.notSentTo(recipient.name ?? texts.unknownCandidate), 'error');
        },
      },
    );
  }

  get #about(): Omit<Contact, 'at'> {
    const job = this.recipient?.jobId ?? null;
    const isRejection = job !== null && this.email.isRejection;
    return { kind: isRejection ? 'not-selected' : 'email', ...(job !== null && { job }) };
  }

  async #begin(student: StudentId, draft: EmailDraft): Promise<void> {
    const [href, at] = [connectPath(this.profileHref), new Date().toISOString()];
    await (await this.#code.outbox())?.begin({
      id: student,
      to: 'one',
      href,
      label: '',
      students: [student],
      draft,
      at,
    });
  }

  /** Recorded even if the recruiter stopped waiting. Text typed since is kept. */
  #sent(
    student: StudentId,
    about: Omit<Contact, 'at'>,
    draft: EmailDraft,
    isAwaited: boolean,
    elsewhere: string | null,
  ): void {
    if (elsewhere === null) void this.#records.wroteTo(student, { at: new Date().toISOString(), ...about });
    const { href, label } = this.#back;
    const back = { label: texts.backTo(label), onPress: () => this.#navigator.navigate(href, { state: returning }) };
    const text = elsewhere === null ? emailSent : texts.sentElsewhere(timeOfDay(elsewhere));
    this.#notices.show({ key: emailSent, text, tone: 'success', action: isAwaited ? back : undefined });
    if (isSameEmail(draft, this.email.draft)) {
      this.email.write(emptyEmail);
      this.#drafts.remove(student);
    }
    // Back does not return to the sent email.
    if (isAwaited) this.#navigator.navigate(paths.dashboard, { replace: true });
  }
}

function backLink(list: PagedList | null, job: JobId | null, tab: string | undefined): BackTarget | null {
  if (list !== null) return { href: list.href, label: job === null ? list.label : list.label.toLowerCase() };
  return job === null ? null : { href: opportunityPath(job, tab), label: texts.job };
}
