import { cleanLine, cleanTyped } from '@glo/domain/shared/clean-text';
import { cleanLink } from '@glo/domain/contact/pasted-link';
import type { CompanyPages } from '@glo/domain/company-page/company-pages';
import { type EmailDraft, emptyEmail, rejectionTemplate } from '@glo/domain/contact/email-draft';
import { asSent, contentRule, meetingLinkRefusal, meetingLinkRule, writtenRule } from '@glo/domain/contact/email-form';
import type { EmailTemplates } from '@glo/domain/contact/email-templates';
import type { Fillings } from '@glo/domain/contact/placeholders';
import { type EmailTemplate, emailTemplates } from '@glo/domain/contact/templates';
import type { Field } from '@glo/domain/form/field';
import { refuseField } from '@glo/domain/form/form';
import { mandatory } from '@glo/domain/form/form-rules';
import { safeLink } from '@glo/domain/shared/links';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';
import { FormFields } from '../../state/fields/form-fields.ts';
import type { Notices } from '../../state/notices.ts';
import type { SessionState } from '../../state/session-state.ts';
import { texts } from './texts.ts';

interface EmailServices {
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly pages: CompanyPages;
  readonly session: SessionState;
}

type WrittenEmail = Omit<EmailDraft, 'isRejection'>;

/** Text being written, with placeholders. `fillIn` replaces them and adds the signature. */
export class EmailEditor {
  readonly form: FormFields<WrittenEmail>;
  readonly subject: Field;
  readonly content: Field;
  readonly meetingLink: Field;
  /** See `EmailDraft`. */
  isRejection = false;
  /** All recipients are Not a fit, whatever the text. */
  isToRejected = false;
  /** Website of the recruiter's company. '' until a rejection has read it, or if there is none. */
  website = '';
  readonly #services: EmailServices;
  /** No recipient is shortlisted for the job, as far as is known. */
  readonly #mayReject: () => boolean;

  /** `fillings`: values known for all recipients. */
  constructor(fillings: () => Fillings, mayReject: () => boolean, services: EmailServices) {
    this.#mayReject = mayReject;
    this.#services = services;
    const rules = {
      subject: mandatory(writtenRule(texts.noSubject, fillings), cleanLine),
      content: mandatory(
        contentRule(texts.noContent, fillings, () => this.ownTemplates.signature),
        cleanTyped,
      ),
      meetingLink: mandatory(meetingLinkRule, cleanLink),
    };
    this.form = new FormFields<WrittenEmail>(rules, emptyEmail);
    ({ subject: this.subject, content: this.content, meetingLink: this.meetingLink } = this.form.fields);
    makeAutoObservable(this, { form: false, subject: false, content: false, meetingLink: false }, { autoBind: true });
  }

  get ownTemplates(): EmailTemplates {
    return this.#services.records.emailTemplates;
  }

  get templates(): readonly EmailTemplate[] {
    return [...this.ownTemplates.templates, ...emailTemplates];
  }

  get offeredTemplates(): readonly EmailTemplate[] {
    return this.templates.filter(({ name }) => name !== rejectionTemplate || this.#mayReject());
  }

  get draft(): EmailDraft {
    return { ...this.form.entered, ...(this.isRejection && { isRejection: true }) };
  }

  /** Begins with the text `before`. Returns the clean-up. */
  open(before: EmailDraft): () => void {
    this.write(before);
    const stopFilling = reaction(
      () => this.usualLink,
      () => this.#prefillLink(),
    );
    const stopReading = when(
      () => this.leadsToCompany,
      () => void this.#readWebsite(),
    );
    return () => {
      stopReading();
      stopFilling();
    };
  }

  write({ subject, content, meetingLink, isRejection = false }: EmailDraft): void {
    this.isRejection = isRejection;
    this.form.change({ subject, content, meetingLink });
    this.#prefillLink();
  }

  applyTemplate({ name, subject, content }: EmailTemplate): void {
    const isRejection = name === rejectionTemplate;
    const meetingLink = this.isUsualLink ? '' : this.meetingLink.value;
    this.#replace({ subject, content, meetingLink, isRejection }, texts.begunWith(name));
  }

  /** Continues a later draft, if there is one. */
  restore(later: EmailDraft | null): void {
    if (later !== null) this.#replace(later, texts.laterDraft);
  }

  #replace(draft: EmailDraft, text: string): void {
    const before = this.draft;
    this.write(draft);
    if (this.#isOwn(before)) this.#services.notices.offerUndo({ text, undo: () => this.write(before) });
  }

  fillIn(fillings: Fillings): EmailDraft {
    return asSent(this.draft, fillings, this.ownTemplates.signature);
  }

  get isBegun(): boolean {
    const link = this.meetingLink.value.trim();
    return this.#isOwn(this.draft) || (link !== '' && link !== this.usualLink);
  }

  get isUntouched(): boolean {
    return !this.isBegun && this.subject.value + this.content.value === '';
  }

  /** Enabled when all three are filled (specification 2, section 2). */
  get canSend(): boolean {
    return Object.values(this.form.fields).every(({ missing }) => !missing);
  }

  get missing(): readonly string[] {
    return this.form.missing({ ...texts, meetingLink: this.linkLabel });
  }

  /** Shows the service's text at the refused field unless it has changed. Returns whether it was shown. */
  refuse(sent: EmailDraft, failure: Failure): boolean {
    const { subject, content, meetingLink } = this;
    const linkRefusal = meetingLinkRefusal(sent.meetingLink, failure);
    return refuseField(
      {
        ...(subject.value === sent.subject && { subject }),
        ...(content.value === sent.content && { content }),
        ...(meetingLink.value === sent.meetingLink && { meetingLink }),
      },
      linkRefusal === null ? failure : { ...failure, field: 'meetingLink', text: linkRefusal },
    );
  }

  /** The service requires a link. In a rejection it leads to the company instead of a meeting. */
  get leadsToCompany(): boolean {
    return this.isRejection || this.isToRejected;
  }

  get linkLabel(): string {
    return this.isToRejected ? texts.link : texts.meetingLink;
  }

  /** Fills an empty link. A rejection never gets the default link, which may lead to an interview. */
  get usualLink(): string {
    return this.leadsToCompany ? this.website : this.ownTemplates.meetingLink;
  }

  get isUsualLink(): boolean {
    return this.meetingLink.value.trim() === this.usualLink;
  }

  async saveLink(): Promise<void> {
    const meetingLink = this.meetingLink.value.trim();
    await this.#services.records.editTemplates((templates) => ({ ...templates, meetingLink }));
  }

  #prefillLink(): void {
    if (this.meetingLink.value === '') this.meetingLink.change(this.usualLink);
  }

  async #readWebsite(): Promise<void> {
    const company = this.#services.session.current?.recruiter?.company ?? null;
    const answer = company && (await this.#services.pages.details(company.id));
    runInAction(() => (this.website = (answer?.ok && safeLink(answer.value.site)) || ''));
  }

  #isOwn({ subject, content }: EmailDraft): boolean {
    if (subject.trim() === '' && content.trim() === '') return false;
    return !this.templates.some((template) => template.subject === subject && template.content === content);
  }
}
