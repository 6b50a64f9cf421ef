import { cleanLine, cleanParagraphs, cleanTyped } from '@glo/domain/shared/clean-text';
import { cleanLink } from '@glo/domain/contact/pasted-link';
import type { EmailDraft } from '@glo/domain/contact/email-draft';
import {
  type EmailTemplates,
  emailTemplateLimits,
  suggestedSignature,
  templateNameRule,
  withoutTemplate,
  withTemplate,
} from '@glo/domain/contact/email-templates';
import type { EmailTemplate } from '@glo/domain/contact/templates';
import { mandatory, optional } from '@glo/domain/form/form-rules';
import { atMost, required } from '@glo/domain/form/rules';
import { textMaximum } from '@glo/domain/shared/text';
import { makeAutoObservable } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';
import { FormFields } from '../../state/fields/form-fields.ts';
import type { SessionState } from '../../state/session-state.ts';
import { texts } from './texts.ts';

export class TemplateEditor {
  isOpen = false;
  editing: string | null = null;
  /** The last deleted template and its index, for Undo. */
  removed: { readonly template: EmailTemplate; readonly at: number } | null = null;
  focusOn: string | null = null;
  /** The records when the dialog opened. */
  #opened = { signature: '', meetingLink: '' };
  readonly template = new FormFields<EmailTemplate>(
    {
      name: mandatory(
        templateNameRule(
          () => this.ownTemplates.templates,
          () => this.editing,
        ),
        cleanLine,
      ),
      subject: optional(atMost(textMaximum), cleanLine),
      content: mandatory(required(texts.noContent, cleanParagraphs), cleanTyped),
    },
    { name: '', subject: '', content: '' },
  );
  readonly settings = new FormFields(
    {
      signature: optional(atMost(emailTemplateLimits.signature, undefined, cleanParagraphs), cleanTyped),
      meetingLink: optional(atMost(textMaximum), cleanLink),
    },
    { signature: '', meetingLink: '' },
  );
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  #email: Pick<EmailDraft, 'subject' | 'content'> = { subject: '', content: '' };

  constructor(records: LocalRecords, session: SessionState) {
    this.#records = records;
    this.#session = session;
    makeAutoObservable(this, { template: false, settings: false }, { autoBind: true });
  }

  get ownTemplates(): EmailTemplates {
    return this.#records.emailTemplates;
  }

  get hasRoom(): boolean {
    return this.ownTemplates.templates.length < emailTemplateLimits.templates;
  }

  /** Says that an unsaved signature is in no email. */
  get signatureAdvice(): string | undefined {
    return this.settings.fields.signature.value.trim() === (this.ownTemplates.signature ?? '')
      ? undefined
      : texts.own.signatureNotSaved;
  }

  open(email: EmailDraft): void {
    this.#email = email;
    this.#opened = this.#kept;
    this.settings.change(this.#kept);
    this.isOpen = true;
    this.#endEditing(null);
  }

  close(): void {
    this.isOpen = false;
  }

  startNew(): void {
    this.edit({ name: '', ...this.#email });
  }

  edit(template: EmailTemplate): void {
    this.editing = template.name;
    for (const field of Object.values(this.template.fields)) field.touched = false;
    this.template.change(template);
  }

  stopEditing(): void {
    this.#endEditing(this.editing);
  }

  async saveTemplate(): Promise<void> {
    if (!this.template.reveal()) return;
    const former = this.editing;
    const { name, subject, content } = this.template.entered;
    const template = { name: name.trim(), subject: subject.trim(), content };
    await this.#changeTemplates((templates) => withTemplate(templates, template, former));
    this.#endEditing(template.name);
  }

  async remove(template: EmailTemplate): Promise<void> {
    const at = this.ownTemplates.templates.indexOf(template);
    await this.#changeTemplates((templates) => withoutTemplate(templates, template.name));
    this.#setRemoved({ template, at });
  }

  async putBack(): Promise<void> {
    if (this.removed === null) return;
    const { template, at } = this.removed;
    this.focusOn = template.name;
    await this.#changeTemplates((templates) => withoutTemplate(templates, template.name).toSpliced(at, 0, template));
    this.#setRemoved(null);
  }

  /** A change of another tab stays where nothing was changed here. */
  async save(): Promise<void> {
    const saved = { ...this.#kept };
    for (const name of ['signature', 'meetingLink'] as const) {
      const typed = this.settings.entered[name].trim();
      if (typed !== this.#opened[name].trim()) saved[name] = typed;
    }
    await this.#records.editTemplates((own) => ({ ...own, ...saved }));
    this.close();
  }

  get #kept() {
    const recruiter = this.#session.current?.recruiter;
    const { signature, meetingLink } = this.ownTemplates;
    return { signature: signature ?? (recruiter ? suggestedSignature(recruiter) : ''), meetingLink };
  }

  #endEditing(template: string | null): void {
    this.focusOn = template;
    this.editing = null;
    this.removed = null;
  }

  #setRemoved(removed: typeof this.removed): void {
    this.removed = removed;
  }

  async #changeTemplates(edit: (templates: EmailTemplates['templates']) => EmailTemplates['templates']): Promise<void> {
    await this.#records.editTemplates((own) => ({ ...own, templates: edit(own.templates) }));
  }
}
