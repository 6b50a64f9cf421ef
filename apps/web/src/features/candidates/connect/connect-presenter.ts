import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Emails, emailSent } from '@glo/domain/contact/emails';
import {
  type EmailDraft,
  emptyEmail,
  meetingLinkAdvice,
  meetingLinkRule,
  writtenRule,
} from '@glo/domain/contact/email-form';
import { type EmailTemplate, emailTemplates } from '@glo/domain/contact/templates';
import { type Fillings, fillIn } from '@glo/domain/contact/placeholders';
import { wasContactedLately } from '@glo/domain/contact/contacted-lately';
import { revealErrors } from '@glo/domain/form/form';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { firstWord } from '@glo/domain/shared/text';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { candidatePath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { ActiveScreen } from '../../../state/active-screen.ts';
import { ReviewState } from '../../../state/review-state.ts';
import { SessionState } from '../../../state/session-state.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { EmailDrafts } from './email-drafts.ts';
import { EmailSending } from './email-sending.ts';
import { Recipient } from './recipient.ts';
import { texts } from './texts.ts';

/** Connect via Email (specification 2, section 2). Placeholders stay in the text; the preview and what is sent have them filled in. */
@injectable()
export class ConnectPresenter {
  readonly subject = formField<string>(
    '',
    writtenRule(texts.noSubject, () => this.fillings),
  );
  readonly content = formField<string>(
    '',
    writtenRule(texts.noContent, () => this.fillings),
  );
  readonly meetingLink = formField<string>('', meetingLinkRule);
  readonly sending: EmailSending;
  recipient: Recipient | null = null;
  /** Where one came from. */
  profileHref: string = paths.dashboard;
  readonly #directory: CandidateDirectory;
  readonly #board: JobBoard;
  readonly #drafts: EmailDrafts;
  readonly #records: LocalRecords;
  readonly #review: ReviewState;
  readonly #openScreen: ActiveScreen;
  readonly #unsaved: UnsavedWork;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    directory: CandidateDirectory,
    board: JobBoard,
    emails: Emails,
    drafts: EmailDrafts,
    records: LocalRecords,
    review: ReviewState,
    openScreen: ActiveScreen,
    unsaved: UnsavedWork,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#directory = directory;
    this.#board = board;
    this.#drafts = drafts;
    this.#records = records;
    this.#review = review;
    this.#openScreen = openScreen;
    this.#unsaved = unsaved;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.sending = new EmailSending(emails);
    const parts = {
      subject: false,
      content: false,
      meetingLink: false,
      sending: false,
      recipient: observableRef,
    } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  activate({ params, query, state }: Visit): () => void {
    const student = (params['id'] ?? '') as StudentId;
    const [job, tab] = [query.get('job') || null, query.get('tab') || undefined];
    const whom = { student, job: job as JobId | null, email: stateText(state, 'email') };
    const recipient = new Recipient(whom, this.#directory, this.#board, this.#notices);
    this.recipient = recipient;
    this.profileHref = candidatePath(student, job ?? undefined, tab);
    const stopTelling = this.#openScreen.tell({ listHref: this.#review.listOf(student, whom.job)?.href ?? null });
    this.#records.open();
    this.#write(this.#drafts.of(student));
    recipient.load();
    const stopKeeping = reaction(
      () => this.#draft,
      (draft) => this.#drafts.keep(student, draft),
    );
    // What was typed stays in the tab wherever one goes within it; only closing the tab loses it.
    const stopAsking = this.#unsaved.watch(() => this.#isBegun, { goesAlongTo: () => true });
    return () => {
      stopTelling();
      stopKeeping();
      stopAsking();
      this.sending.leave();
      for (const resource of recipient.all) resource.request.cancel();
    };
  }

  get pageTitle(): string | null {
    const name = this.recipient?.name ?? null;
    return name === null ? null : texts.titleFor(name);
  }

  get fillings(): Fillings {
    const { recipient } = this;
    return {
      '{first name}': firstWord(recipient?.name ?? ''),
      '{job title}': recipient?.job?.value?.title ?? '',
      '{company}': this.#session.current?.recruiter?.company?.name ?? '',
    };
  }

  /** As it will arrive. */
  get preview(): EmailDraft {
    const { subject, content, meetingLink } = this.#draft;
    return {
      subject: fillIn(subject, this.fillings).trim(),
      content: fillIn(content, this.fillings).trim(),
      meetingLink: meetingLink.trim(),
    };
  }

  get linkAdvice(): string | undefined {
    return meetingLinkAdvice(this.meetingLink.value) ?? undefined;
  }

  /** When this device wrote to them within the last 30 days, as an ISO time. */
  get writtenLately(): string | null {
    const at = (this.recipient && this.#records.mine.contacted.get(this.recipient.student)) ?? null;
    return wasContactedLately(at, new Date()) ? at : null;
  }

  /** Enabled when all three are filled (specification 2, section 2). */
  get canSend(): boolean {
    return Object.values(this.#draft).every((text) => text.trim() !== '');
  }

  /** Starts from a template; Undo restores the former text. */
  begin({ name, subject, content }: EmailTemplate): void {
    const before = this.#draft;
    this.#write({ ...before, subject, content });
    if (isOwn(before)) this.#notices.undoable(texts.begunWith(name), () => this.#write(before));
  }

  async submit(): Promise<void> {
    const { recipient } = this;
    if (this.sending.watch.pending || recipient === null) return;
    if (!this.canSend || (!recipient.isOnItsWay && !this.#isComplete)) {
      revealErrors(this.#fields);
      return;
    }
    if (!this.#isComplete || recipient.email === null) {
      const text = recipient.isOnItsWay ? texts.stillReading : texts.noAddress;
      this.#notices.toast(text, 'warning', 'not-yet');
      return;
    }
    const draft = this.#draft;
    await this.sending.send(
      { to: recipient.email, ...this.preview },
      {
        onSent: (isAwaited) => this.#sent(recipient.student, draft, isAwaited),
        onFailedElsewhere: ({ kind }) => {
          if (kind !== 'signed-out') this.#notices.toast(texts.notSentTo(recipient.name ?? texts.somebody), 'error');
        },
      },
    );
  }

  /** Said and recorded whether or not the recruiter still waits; what was typed since stays. */
  #sent(student: StudentId, draft: EmailDraft, isAwaited: boolean): void {
    void this.#records.wroteTo(student, new Date());
    this.#notices.toast(emailSent, 'success');
    if (Object.values(draft).join('\n') === Object.values(this.#draft).join('\n')) {
      this.#write(emptyEmail);
      this.#drafts.keep(student, emptyEmail);
    }
    // Back does not return to a letter that is sent.
    if (isAwaited) this.#navigator.go(paths.dashboard, { replace: true });
  }

  #write({ subject, content, meetingLink }: EmailDraft): void {
    this.subject.change(subject);
    this.content.change(content);
    this.meetingLink.change(meetingLink);
  }

  get #draft(): EmailDraft {
    return { subject: this.subject.value, content: this.content.value, meetingLink: this.meetingLink.value };
  }

  /** Something of the person's own is in it. */
  get #isBegun(): boolean {
    return isOwn(this.#draft) || this.meetingLink.value.trim() !== '';
  }

  get #isComplete(): boolean {
    return Object.values(this.#fields).every(({ valid }) => valid);
  }

  get #fields() {
    return { subject: this.subject, content: this.content, meetingLink: this.meetingLink };
  }
}

/** Something a person wrote, not just a template. */
function isOwn({ subject, content }: EmailDraft): boolean {
  if (subject.trim() === '' && content.trim() === '') return false;
  return !emailTemplates.some((template) => template.subject === subject && template.content === content);
}
