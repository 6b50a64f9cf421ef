import { cleanLine, cleanTyped } from '@glo/domain/shared/clean-text';
import { cleanLink } from '@glo/domain/contact/pasted-link';
import type { CompanyPages } from '@glo/domain/company-page/company-pages';
import { type EmailDraft, emptyEmail, rejectionTemplate } from '@glo/domain/contact/email-draft';
import {
  asSent,
  contentRule,
  meetingLinkAdvice,
  meetingLinkRefusal,
  meetingLinkRule,
  writtenRule,
} from '@glo/domain/contact/email-form';
import type { EmailTemplates } from '@glo/domain/contact/email-templates';
import type { Fillings } from '@glo/domain/contact/placeholders';
import { type EmailTemplate, emailTemplates } from '@glo/domain/contact/templates';
import { missingLabels, refuseField, revealErrors } from '@glo/domain/form/form';
import { safeLink } from '@glo/domain/shared/links';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';
import { formField } from '../../state/fields/form-fields.ts';
import type { Notices } from '../../state/notices.ts';
import type { SessionState } from '../../state/session-state.ts';
import { texts } from './texts.ts';

interface EmailServices {
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly pages: CompanyPages;
  readonly session: SessionState;
}

/** Text being written, with placeholders. `fillIn` replaces them and adds the signature. */
export class EmailEditor {
  readonly subject;
  readonly content;
  readonly meetingLink = formField<string>('', meetingLinkRule, true, cleanLink);
  /** See `EmailDraft`. */
  isRejection = false;
  /** All recipients are Not a fit, whatever the text. */
  isToRejected = false;
  /** Website of the recruiter's company. '' until a rejection has read it, or if there is none. */
  website = '';
  readonly #records: LocalRecords;
  readonly #notices: Notices;
  readonly #pages: CompanyPages;
  readonly #session: SessionState;

  /** No recipient is shortlisted for the job, as far as is known. */
  readonly #mayReject: () => boolean;

  /** `fillings`: values known for all recipients. */
  constructor(fillings: () => Fillings, mayReject: () => boolean, { records, notices, pages, session }: EmailServices) {
    this.#mayReject = mayReject;
    this.#records = records;
    this.#notices = notices;
    this.#pages = pages;
    this.#session = session;
    this.subject = formField<string>('', writtenRule(texts.noSubject, fillings), true, cleanLine);
    this.content = formField<string>(
      '',
      contentRule(texts.noContent, fillings, () => this.ownTemplates.signature),
      true,
      cleanTyped,
    );
    makeAutoObservable(this, { subject: false, content: false, meetingLink: false }, { autoBind: true });
  }

  get ownTemplates(): EmailTemplates {
    return this.#records.emailTemplates;
  }

  get templates(): readonly EmailTemplate[] {
    return [...this.ownTemplates.templates, ...emailTemplates];
  }

  get offeredTemplates(): readonly EmailTemplate[] {
    return this.templates.filter(({ name }) => name !== rejectionTemplate || this.#mayReject());
  }

  get draft(): EmailDraft {
    return {
      subject: this.subject.value,
      content: this.content.value,
      meetingLink: this.meetingLink.value,
      ...(this.isRejection && { isRejection: true }),
    };
  }

  /** Restores `before` and reports changes. Returns the clean-up. */
  open(before: EmailDraft, onChange: (draft: EmailDraft) => void): () => void {
    this.#records.open();
    this.write(before);
    const stopKeeping = reaction(
      () => (this.isUntouched ? emptyEmail : this.draft),
      (draft) => onChange(draft),
    );
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
      stopKeeping();
      stopFilling();
    };
  }

  write({ subject, content, meetingLink, isRejection = false }: EmailDraft): void {
    this.isRejection = isRejection;
    this.subject.change(subject);
    this.content.change(content);
    this.meetingLink.change(meetingLink);
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
    if (this.#isOwn(before)) this.#notices.offerUndo({ text, undo: () => this.write(before) });
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
    return Object.values(this.#fields).every(({ missing }) => !missing);
  }

  get missing(): readonly string[] {
    return missingLabels(this.#fields, { ...texts, meetingLink: this.linkLabel });
  }

  get isComplete(): boolean {
    return Object.values(this.#fields).every(({ valid }) => valid);
  }

  revealErrors(): void {
    revealErrors(this.#fields);
  }

  /** Shows the service's text at the refused field unless it has changed. Returns whether it was shown. */
  refuse(sent: EmailDraft, failure: Failure): boolean {
    const { subject, content, meetingLink } = this.#fields;
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

  get linkAdvice(): string | undefined {
    return meetingLinkAdvice(this.meetingLink.value) ?? undefined;
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
    await this.#records.editTemplates((templates) => ({ ...templates, meetingLink }));
  }

  #prefillLink(): void {
    if (this.meetingLink.value === '') this.meetingLink.change(this.usualLink);
  }

  async #readWebsite(): Promise<void> {
    const company = this.#session.current?.recruiter?.company ?? null;
    const answer = company && (await this.#pages.details(company.id));
    runInAction(() => (this.website = (answer?.ok && safeLink(answer.value.site)) || ''));
  }

  #isOwn({ subject, content }: EmailDraft): boolean {
    if (subject.trim() === '' && content.trim() === '') return false;
    return !this.templates.some((template) => template.subject === subject && template.content === content);
  }

  get #fields() {
    return { subject: this.subject, content: this.content, meetingLink: this.meetingLink };
  }
}
