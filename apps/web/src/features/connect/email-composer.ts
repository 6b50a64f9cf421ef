import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { lastEmailedAt } from '@glo/domain/contact/contacts';
import type { EmailDraft, UnsentEmail } from '@glo/domain/contact/email-draft';
import { wasContactedLately } from '@glo/domain/contact/emails';
import { type Addressee, fillingsOfAll } from '@glo/domain/contact/mailing';
import { mailingMinutes, sentWithinAnHour } from '@glo/domain/contact/mailing-time';
import { type Fillings, unfilled } from '@glo/domain/contact/placeholders';
import { shortlistedAmong } from '@glo/domain/contact/rejection';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { EmailDrafts } from '../../state/mailings/email-drafts.ts';
import { Notices } from '../../state/notices.ts';
import { type Resource, ResourceGroup } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { EmailEditor } from './email-editor.ts';
import { TemplateEditor } from './template-editor.ts';
import { texts } from './texts.ts';

interface Recipients {
  /** Those who are still to get the email, as far as they are known. */
  readonly waiting: readonly Addressee[];
  readonly addressees: readonly Pick<Addressee, 'id'>[];
  /** The profile of a single recipient. */
  readonly profile?: Resource<CandidateProfile> | null;
  /** The job that the email is about. */
  readonly job: JobId | null;
}

interface KeptEmail {
  readonly id: () => string;
  /** `null` if there is nothing to keep. */
  readonly unsent: () => Omit<UnsentEmail, 'at'> | null;
  /** Runs once the drafts on the device have been read. */
  readonly restore: () => void;
}

/** Key of the toast that leads back to a draft. */
export const draftSavedKey = 'draft';

/** The part of an email that does not depend on the number of its recipients: text, templates, preview and draft. */
@injectable('Transient')
export class EmailComposer {
  readonly email: EmailEditor;
  readonly editor: TemplateEditor;
  readonly drafts: EmailDrafts;
  readonly reading = new ResourceGroup(() => this.#resources);
  recipients: Recipients | null = null;
  job: Resource<Job> | null = null;
  /** Shortlist of the job. If it cannot be read, only Send checks the recipients. */
  shortlist: Resource<readonly Candidate[]> | null = null;
  readonly #store: ServiceStore;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #blind: BlindReview;

  constructor(
    store: ServiceStore,
    records: LocalRecords,
    drafts: EmailDrafts,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
    pages: CompanyPages,
    blind: BlindReview,
  ) {
    this.#store = store;
    this.#records = records;
    this.drafts = drafts;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#blind = blind;
    this.email = new EmailEditor(
      () => this.fillings,
      () => this.mayReject,
      { records, notices, pages, session },
    );
    this.editor = new TemplateEditor(records, session);
    const refs = { recipients: observableRef, job: observableRef, shortlist: observableRef } as const;
    makeAutoObservable(
      this,
      { ...refs, email: false, editor: false, drafts: false, reading: false },
      { autoBind: true },
    );
  }

  /** Begins with the text `before`. Returns the clean-up. */
  open(recipients: Recipients, before: EmailDraft): () => void {
    const { job } = recipients;
    this.recipients = recipients;
    this.job = job && this.#store.job(job);
    this.shortlist = job && this.#store.shortlisted(job);
    const stops = [this.job?.open(), this.shortlist?.open(true), this.email.open(before)];
    return () => stops.forEach((stop) => stop?.());
  }

  /** Keeps a draft once the device has been read, so that this text replaces no later one. Returns the clean-up. */
  keepDraft({ id, unsent, restore }: KeptEmail): () => void {
    let stopSaving: (() => void) | undefined;
    let isOpen = true;
    void this.#records.refresh().then(() => {
      if (!isOpen) return;
      restore();
      stopSaving = reaction(unsent, (email) => (email === null ? this.drafts.remove(id()) : this.drafts.keep(email)), {
        fireImmediately: true,
      });
    });
    return () => {
      isOpen = false;
      stopSaving?.();
      void this.drafts.flush();
    };
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

  /** No recipient is shortlisted for the job, as far as can be read. False until then. */
  get mayReject(): boolean {
    const { recipients, shortlist } = this;
    if (recipients === null || shortlist === null || shortlist.state === 'failed') return true;
    return shortlist.value !== null && shortlistedAmong(recipients.addressees, shortlist.value).length === 0;
  }

  get #resources(): readonly Resource<unknown>[] {
    return [this.recipients?.profile ?? null, this.job].filter((resource) => resource !== null);
  }

  get isLoading(): boolean {
    return this.recipients === null || this.#resources.some(({ request }) => request.pending);
  }

  /** Unfilled placeholders per text, ignoring those still loading. */
  get gaps() {
    const { subject, content } = this.email.draft;
    const gapsOf = (text: string) => (this.isLoading ? [] : unfilled(text, this.fillings));
    return { subject: gapsOf(subject), content: gapsOf(content) };
  }

  /** Returns whether the text can be sent. Shows why not. */
  check(stillLoading: string): boolean {
    const { form, canSend } = this.email;
    if (form.valid) return true;
    if (canSend && this.isLoading) this.#notices.showToast(stillLoading, 'warning', 'not-yet');
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
      '{job title}': this.job?.value?.title ?? '',
      '{company}': recruiter?.company?.name ?? '',
      '{my name}': recruiter?.name.trim() ?? '',
    };
  }
}
