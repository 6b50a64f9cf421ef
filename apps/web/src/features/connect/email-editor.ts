import { cleanLine, cleanTyped } from '@glo/domain/shared/clean-text';
import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-draft';
import { asSent, contentRule, writtenRule } from '@glo/domain/contact/email-form';
import { meetingLinkAdvice, meetingLinkRefusal, meetingLinkRule } from '@glo/domain/contact/meeting-link';
import type { EmailTemplates } from '@glo/domain/contact/email-templates';
import type { Fillings } from '@glo/domain/contact/placeholders';
import { type EmailTemplate, emailTemplates, rejectionTemplate } from '@glo/domain/contact/templates';
import { refuseField, revealErrors } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, reaction } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';
import { formField } from '../../state/fields/form-field.ts';
import type { Notices } from '../../state/notices.ts';
import { texts } from './texts.ts';

interface EmailServices {
  readonly records: LocalRecords;
  readonly notices: Notices;
}

/** Text being written, with placeholders. `fillIn` replaces them and adds the signature. */
export class EmailEditor {
  readonly subject;
  readonly content;
  readonly meetingLink = formField<string>('', meetingLinkRule, true, cleanLine);
  /** See `EmailDraft`. */
  isRejection = false;
  readonly #records: LocalRecords;
  readonly #notices: Notices;

  /** `fillings`: values known for all recipients. */
  constructor(fillings: () => Fillings, { records, notices }: EmailServices) {
    this.#records = records;
    this.#notices = notices;
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
    return this.#records.mine.emailTemplates;
  }

  get templates(): readonly EmailTemplate[] {
    return [...this.ownTemplates.templates, ...emailTemplates];
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
      () => this.ownTemplates.meetingLink,
      () => this.#prefillLink(),
    );
    return () => {
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
    this.#replace({ ...this.draft, subject, content, isRejection }, texts.begunWith(name));
  }

  /** Continues a later draft, if there is one. */
  restore(later: EmailDraft | null): void {
    if (later !== null) this.#replace(later, texts.laterDraft);
  }

  #replace(draft: EmailDraft, text: string): void {
    const before = this.draft;
    this.write(draft);
    if (this.#isOwn(before)) this.#notices.showUndoable(text, () => this.write(before));
  }

  fillIn(fillings: Fillings): EmailDraft {
    return asSent(this.draft, fillings, this.ownTemplates.signature);
  }

  get isBegun(): boolean {
    const link = this.meetingLink.value.trim();
    return this.#isOwn(this.draft) || (link !== '' && link !== this.ownTemplates.meetingLink);
  }

  get isUntouched(): boolean {
    return !this.isBegun && this.subject.value + this.content.value === '';
  }

  /** Enabled when all three are filled (specification 2, section 2). */
  get canSend(): boolean {
    return this.missing.length === 0;
  }

  get missing(): readonly string[] {
    return missingLabels(this.#fields, texts);
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

  get isUsualLink(): boolean {
    return this.meetingLink.value.trim() === this.ownTemplates.meetingLink;
  }

  async saveLink(): Promise<void> {
    const meetingLink = this.meetingLink.value.trim();
    await this.#records.editTemplates((templates) => ({ ...templates, meetingLink }));
  }

  #prefillLink(): void {
    if (this.meetingLink.value === '') this.meetingLink.change(this.ownTemplates.meetingLink);
  }

  #isOwn({ subject, content }: EmailDraft): boolean {
    if (subject.trim() === '' && content.trim() === '') return false;
    return !this.templates.some((template) => template.subject === subject && template.content === content);
  }

  get #fields() {
    return { subject: this.subject, content: this.content, meetingLink: this.meetingLink };
  }
}
