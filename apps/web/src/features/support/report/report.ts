import { Clipboard } from '@glo/domain/candidates/clipboard';
import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { required } from '@glo/domain/form/rules';
import { cleanParagraphs, cleanTyped } from '@glo/domain/shared/clean-text';
import { type SupportEmail, SupportGateway } from '@glo/domain/support/support-gateway';
import { letterFor, type ReportSubject } from '@glo/domain/support/support-report';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { UnreadReplies } from '../../../state/unread-replies.ts';
import { reportTexts as texts } from '../texts.ts';

const rules: FormRules<{ readonly description: string }> = {
  description: mandatory(required(texts.missing, cleanParagraphs), cleanTyped),
};

/** A report in tab storage, for one account, until the recruiter confirms that it was sent (decision 39). */
@injectable('Transient')
export class Report {
  readonly form = new FormFields(rules, { description: '' });
  /** The email program was opened. The application cannot tell if the email was sent. */
  prepared = false;
  /** The email program was not opened, because it would drop the text. */
  isTooLong = false;
  #subject: ReportSubject = { kind: 'bug' };
  readonly #gateway: SupportGateway;
  readonly #clipboard: Clipboard;
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #unread: UnreadReplies;

  constructor(
    gateway: SupportGateway,
    clipboard: Clipboard,
    memory: TabMemory,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
    unread: UnreadReplies,
  ) {
    this.#gateway = gateway;
    this.#clipboard = clipboard;
    this.#memory = memory;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#unread = unread;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the text about this subject and keeps its changes. Returns the clean-up. */
  start(subject: ReportSubject): () => void {
    this.#subject = subject;
    const { description } = this.form.fields;
    description.change(this.#kept);
    return reaction(
      () => description.value,
      (text) => this.#memory.write(this.#key, JSON.stringify({ of: this.#session.draftsOf, text })),
    );
  }

  get address(): string {
    return this.#gateway.address;
  }

  submit(): void {
    if (!this.form.reveal()) return;
    const email = this.#email;
    this.isTooLong = email !== null && !this.#gateway.prepare(email);
    this.prepared = true;
  }

  /** For devices without an email program. */
  async copy(): Promise<void> {
    const email = this.#email;
    if (email === null) return;
    if (await this.#clipboard.copy(`${email.subject}\n\n${email.text}`)) this.#notices.showCopied(texts.copied);
    else this.#notices.showToast(texts.notCopied, 'warning');
  }

  sent(): void {
    this.form.fields.description.change('');
    this.prepared = false;
    this.#notices.showToast(texts.thanks, 'success');
    this.#navigator.goBack(paths.helpCentre);
  }

  get #email(): SupportEmail | null {
    const recruiter = this.#session.current?.recruiter;
    const { description } = this.form.entered;
    return recruiter ? letterFor(this.#subject, description, recruiter, this.#unread.lines) : null;
  }

  get #key(): string {
    const subject = this.#subject;
    return subject.kind === 'user' ? `report:user:${subject.id}` : `report:${subject.kind}`;
  }

  get #kept(): string {
    try {
      const kept = JSON.parse(this.#memory.read(this.#key) ?? '') as { of?: unknown; text?: unknown };
      return kept.of === this.#session.draftsOf && typeof kept.text === 'string' ? kept.text : '';
    } catch {
      return '';
    }
  }
}
