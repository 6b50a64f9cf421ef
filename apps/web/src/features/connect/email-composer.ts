import { nameOf } from '@glo/domain/candidates/identity';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { lastEmailedAt } from '@glo/domain/contact/contacts';
import type { EmailDraft } from '@glo/domain/contact/email-draft';
import { wasContactedLately } from '@glo/domain/contact/emails';
import { type Addressee, fillingsOfAll } from '@glo/domain/contact/mailing';
import { mailingMinutes, sentWithinAnHour } from '@glo/domain/contact/mailing-time';
import type { Fillings } from '@glo/domain/contact/placeholders';
import type { Job } from '@glo/domain/jobs/job';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { Notices } from '../../state/notices.ts';
import type { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { EmailEditor } from './email-editor.ts';
import { TemplateEditor } from './template-editor.ts';
import { texts } from './texts.ts';

interface Recipients {
  /** Those who are still to get the email, as far as they are known. */
  readonly waiting: readonly Addressee[];
  /** The job that the email is about. */
  readonly job: Resource<Job> | null;
  /** No recipient is shortlisted for the job, as far as is known. */
  readonly mayReject: boolean;
}

/** Key of the toast that leads back to a draft. */
export const draftSavedKey = 'draft';

/** The part of an email that does not depend on the number of its recipients: text, templates, preview and draft. */
@injectable('Transient')
export class EmailComposer {
  readonly email: EmailEditor;
  readonly editor: TemplateEditor;
  readonly drafts: EmailDrafts;
  recipients: Recipients | null = null;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #blind: BlindReview;

  constructor(
    records: LocalRecords,
    drafts: EmailDrafts,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
    pages: CompanyPages,
    blind: BlindReview,
  ) {
    this.#records = records;
    this.drafts = drafts;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#blind = blind;
    this.email = new EmailEditor(
      () => this.fillings,
      () => this.recipients?.mayReject ?? false,
      { records, notices, pages, session },
    );
    this.editor = new TemplateEditor(records, session);
    const parts = { email: false, editor: false, drafts: false, recipients: observableRef } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  /** Begins with the text `before`, and reports changes. Returns the clean-up. */
  open(recipients: Recipients, before: EmailDraft, onChange: (draft: EmailDraft) => void): () => void {
    this.recipients = recipients;
    return this.email.open(before, onChange);
  }

  /** Calls back once the drafts on the device have been read. Returns the clean-up. */
  whenRead(listener: () => void): () => void {
    return when(() => this.#records.isRead, listener);
  }

  /** False once the device is full. */
  get isStored(): boolean {
    return this.#records.isStored;
  }

  /** Says that there is a draft. `href`: path of the email's screen. */
  showDraftSaved(href: string): void {
    if (!this.isStored || this.#session.current === null) return;
    const action = { label: texts.backToDraft, onPress: () => this.#navigator.navigate(href, { onward: true }) };
    this.#notices.show({ key: draftSavedKey, text: texts.draftSaved, tone: 'success', action });
  }

  /** Returns whether the text can be sent. Shows why not. */
  check(isLoading: boolean, stillLoading: string): boolean {
    const { form, canSend } = this.email;
    if (form.valid) return true;
    if (canSend && isLoading) this.#notices.showToast(stillLoading, 'warning', 'not-yet');
    else form.reveal();
    return false;
  }

  get replyTo(): string {
    return this.#session.current?.email ?? '';
  }

  /** Values for all recipients. */
  get fillings(): Fillings {
    return this.#fillingsFor(this.recipients?.waiting ?? []);
  }

  /** `null` if the recipient is not known. */
  emailTo(addressee: Addressee | null): EmailDraft {
    return this.email.fillIn(this.#fillingsFor(addressee === null ? [] : [addressee]));
  }

  /** Like `emailTo`, with a hidden name. */
  previewTo(addressee: Addressee | null): EmailDraft {
    if (addressee === null || !this.isHidden(addressee)) return this.emailTo(addressee);
    return this.email.fillIn({ ...this.#sharedFillings, '{first name}': nameOf(addressee) });
  }

  isHidden({ id }: Addressee): boolean {
    return this.#blind.isHidden(id);
  }

  /** ISO time of an email to the student within the last 30 days. */
  writtenLatelyAt(student: StudentId): string | null {
    const at = lastEmailedAt(this.#records.mine.contacted, student);
    return wasContactedLately(at, new Date()) ? at : null;
  }

  /** Estimated minutes until the last of `count` emails has left. */
  minutesFor(count: number): number {
    const times = [...this.#records.mine.contacted.values()].flat().map(({ at }) => at);
    return mailingMinutes(count, sentWithinAnHour(times, new Date()));
  }

  #fillingsFor(addressees: readonly Addressee[]): Fillings {
    const { masks } = this.#blind;
    return fillingsOfAll(
      addressees.map((addressee) => masks.original(addressee)),
      this.#sharedFillings,
    );
  }

  get #sharedFillings(): Omit<Fillings, '{first name}'> {
    const recruiter = this.#session.current?.recruiter;
    return {
      '{job title}': this.recipients?.job?.value?.title ?? '',
      '{company}': recruiter?.company?.name ?? '',
      '{my name}': recruiter?.name.trim() ?? '',
    };
  }
}
