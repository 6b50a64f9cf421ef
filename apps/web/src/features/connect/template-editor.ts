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

interface Opened {
  template: EmailTemplate | undefined;
  signature: string;
  meetingLink: string;
}

export class TemplateEditor {
  isOpen = false;
  editing: string | null = null;
  /** The last deleted template and its index, for Undo. */
  removed: { readonly template: EmailTemplate; readonly at: number } | null = null;
  focusOn: string | null = null;
  /** Another tab changed the edited records. The next Save overwrites that change. */
  isStale = false;
  /** The records when editing began. */
  #opened: Opened = { template: undefined, signature: '', meetingLink: '' };
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
  #suggested = '';
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
    const recruiter = this.#session.current?.recruiter;
    this.#email = email;
    this.#suggested = recruiter ? suggestedSignature(recruiter) : '';
    this.#openRecords();
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
    this.isStale = false;
    this.#opened.template = this.#templateNamed(template.name);
    for (const field of Object.values(this.template.fields)) field.touched = false;
    this.template.change(template);
  }

  stopEditing(): void {
    this.#endEditing(this.editing);
  }

  async saveTemplate(): Promise<void> {
    if (!this.template.reveal()) return;
    const former = this.editing;
    if (this.#updateStale('template', this.#templateNamed(former))) return;
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

  async save(): Promise<void> {
    const saved = { ...this.#kept };
    for (const name of ['signature', 'meetingLink'] as const) {
      const typed = this.settings.entered[name].trim();
      if (typed === this.#opened[name].trim()) continue;
      if (this.#updateStale(name, saved[name])) return;
      saved[name] = typed;
    }
    await this.#records.editTemplates((own) => ({ ...own, ...saved }));
    this.close();
  }

  loadChanges(): void {
    const template = this.#templateNamed(this.editing);
    if (template !== undefined) this.edit(template);
    else if (this.editing !== null) this.stopEditing();
    else this.#openRecords();
  }

  get #kept(): Omit<Opened, 'template'> {
    return { signature: this.ownTemplates.signature ?? this.#suggested, meetingLink: this.ownTemplates.meetingLink };
  }

  #openRecords(): void {
    this.#opened = { ...this.#opened, ...this.#kept };
    this.settings.change(this.#kept);
    this.isStale = false;
  }

  #templateNamed(name: string | null): EmailTemplate | undefined {
    return this.ownTemplates.templates.find((template) => template.name === name);
  }

  /** Says it once. */
  #updateStale<K extends keyof Opened>(name: K, now: Opened[K]): boolean {
    this.isStale = JSON.stringify(now) !== JSON.stringify(this.#opened[name]);
    this.#opened[name] = now;
    return this.isStale;
  }

  #endEditing(template: string | null): void {
    this.isStale = false;
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
