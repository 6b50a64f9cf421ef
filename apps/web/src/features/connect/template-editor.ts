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
import { allValid, revealErrors } from '@glo/domain/form/form';
import { atMost, required } from '@glo/domain/form/rules';
import { textMaximum } from '@glo/domain/shared/text';
import { makeAutoObservable } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';
import { formField } from '../../state/fields/form-fields.ts';
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
  readonly name = formField<string>(
    '',
    templateNameRule(
      () => this.ownTemplates.templates,
      () => this.editing,
    ),
    true,
    cleanLine,
  );
  readonly subject = formField<string>('', atMost(textMaximum), false, cleanLine);
  readonly content = formField<string>('', required(texts.noContent, cleanParagraphs), true, cleanTyped);
  readonly signature = formField<string>(
    '',
    atMost(emailTemplateLimits.signature, undefined, cleanParagraphs),
    false,
    cleanTyped,
  );
  readonly meetingLink = formField<string>('', atMost(textMaximum), false, cleanLink);
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  #suggested = '';
  #email: Pick<EmailDraft, 'subject' | 'content'> = { subject: '', content: '' };

  constructor(records: LocalRecords, session: SessionState) {
    this.#records = records;
    this.#session = session;
    const fields = { name: false, subject: false, content: false, signature: false, meetingLink: false } as const;
    makeAutoObservable(this, fields, { autoBind: true });
  }

  get ownTemplates(): EmailTemplates {
    return this.#records.emailTemplates;
  }

  get hasRoom(): boolean {
    return this.ownTemplates.templates.length < emailTemplateLimits.templates;
  }

  /** Says that an unsaved signature is in no email. */
  get signatureAdvice(): string | undefined {
    return this.signature.value.trim() === (this.ownTemplates.signature ?? '')
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

  edit({ name, subject, content }: EmailTemplate): void {
    this.editing = name;
    this.isStale = false;
    this.#opened.template = this.#templateNamed(name);
    for (const field of [this.name, this.subject, this.content]) field.touched = false;
    this.name.change(name);
    this.subject.change(subject);
    this.content.change(content);
  }

  stopEditing(): void {
    this.#endEditing(this.editing);
  }

  async saveTemplate(): Promise<void> {
    const fields = { name: this.name, content: this.content };
    if (!allValid(fields)) {
      revealErrors(fields);
      return;
    }
    const former = this.editing;
    if (this.#updateStale('template', this.#templateNamed(former))) return;
    const template = { name: this.name.value.trim(), subject: this.subject.value.trim(), content: this.content.value };
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
    const { signature, meetingLink } = this.#kept;
    const isChanged = { signature: this.#isTyped('signature'), meetingLink: this.#isTyped('meetingLink') };
    if (isChanged.signature && this.#updateStale('signature', signature)) return;
    if (isChanged.meetingLink && this.#updateStale('meetingLink', meetingLink)) return;
    const typed = {
      signature: isChanged.signature ? this.signature.value.trim() : signature,
      meetingLink: isChanged.meetingLink ? this.meetingLink.value.trim() : meetingLink,
    };
    await this.#records.editTemplates((own) => ({ ...own, ...typed }));
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
    this.signature.change(this.#kept.signature);
    this.meetingLink.change(this.#kept.meetingLink);
    this.isStale = false;
  }

  #templateNamed(name: string | null): EmailTemplate | undefined {
    return this.ownTemplates.templates.find((template) => template.name === name);
  }

  #isTyped(name: 'signature' | 'meetingLink'): boolean {
    return this[name].value.trim() !== this.#opened[name].trim();
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
