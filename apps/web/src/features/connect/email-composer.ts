import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { nameOf } from '@glo/domain/candidates/identity';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { lastEmailedAt } from '@glo/domain/contact/contacts';
import type { EmailDraft } from '@glo/domain/contact/email-draft';
import { wasContactedLately } from '@glo/domain/contact/emails';
import { type Addressee, fillingsOfAll } from '@glo/domain/contact/mailing';
import { mailingMinutes, sentWithinAnHour } from '@glo/domain/contact/mailing-time';
import { type Fillings, unfilled } from '@glo/domain/contact/placeholders';
import { shortlistedAmong } from '@glo/domain/contact/rejection';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { type Resource, ResourceGroup } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { EmailEditor } from './email-editor.ts';
import { TemplateEditor } from './template-editor.ts';

interface Recipients {
  /** Those who are still to get the email, as far as they are known. */
  readonly waiting: readonly Addressee[];
  readonly addressees: readonly Pick<Addressee, 'id'>[];
  /** The profile of a single recipient. */
  readonly profile?: Resource<CandidateProfile> | null;
  /** The job that the email is about. */
  readonly job: JobId | null;
}

/** Text, templates and preview of an email to any number of recipients. The parts of a screen share one. */
@injectable('Request')
export class EmailComposer {
  readonly email: EmailEditor;
  readonly editor: TemplateEditor;
  readonly reading = new ResourceGroup(() => this.#resources);
  recipients: Recipients | null = null;
  job: Resource<Job> | null = null;
  /** Shortlist of the job. If it cannot be read, only Send checks the recipients. */
  shortlist: Resource<readonly Candidate[]> | null = null;
  readonly #store: ServiceStore;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #notices: Notices;
  readonly #blind: BlindReview;

  constructor(
    store: ServiceStore,
    records: LocalRecords,
    session: SessionState,
    notices: Notices,
    pages: CompanyPages,
    blind: BlindReview,
  ) {
    this.#store = store;
    this.#records = records;
    this.#session = session;
    this.#notices = notices;
    this.#blind = blind;
    this.email = new EmailEditor(
      () => this.fillings,
      () => this.mayReject,
      { records, notices, pages, session },
    );
    this.editor = new TemplateEditor(records, session);
    const refs = { recipients: observableRef, job: observableRef, shortlist: observableRef } as const;
    makeAutoObservable(this, { ...refs, email: false, editor: false, reading: false }, { autoBind: true });
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

  isHidden({ id }: Pick<Addressee, 'id'>): boolean {
    return this.#blind.isHidden(id);
  }

  /** The real address, also of a hidden candidate. '' without one. */
  addressIn(profile: CandidateProfile): string {
    return this.#blind.masks.original(profile).email.trim();
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
