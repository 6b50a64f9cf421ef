import { Clipboard } from '@glo/domain/candidates/clipboard';
import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { type SupportEmail, SupportGateway } from '@glo/domain/support/support-gateway';
import { letterFor, type ReportSubject } from '@glo/domain/support/support-report';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { UnreadReplies } from '../../../state/unread-replies.ts';
import { reportTexts as texts } from '../texts.ts';

/** Reports in tab storage, for one account only. */
@injectable()
export class Reporting {
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
  }

  get address(): string {
    return this.#gateway.address;
  }

  kept(subject: ReportSubject): string {
    try {
      const kept = JSON.parse(this.#memory.read(nameOf(subject)) ?? '') as { of?: unknown; text?: unknown };
      return kept.of === this.#session.draftsOf && typeof kept.text === 'string' ? kept.text : '';
    } catch {
      return '';
    }
  }

  keep(subject: ReportSubject, text: string): void {
    this.#memory.write(nameOf(subject), JSON.stringify({ of: this.#session.draftsOf, text }));
  }

  /** Returns false if the report is too long for the link of a mail program. */
  prepare(subject: ReportSubject, description: string): boolean {
    const email = this.#email(subject, description);
    return email === null || this.#gateway.prepare(email);
  }

  /** For devices without an email program. */
  async copy(subject: ReportSubject, description: string): Promise<void> {
    const email = this.#email(subject, description);
    if (email === null) return;
    if (await this.#clipboard.copy(`${email.subject}\n\n${email.text}`)) this.#notices.showCopied(texts.copied);
    else this.#notices.showToast(texts.notCopied, 'warning');
  }

  leave(): void {
    this.#notices.showToast(texts.thanks, 'success');
    this.#navigator.goBack(paths.helpCentre);
  }

  #email(subject: ReportSubject, description: string): SupportEmail | null {
    const recruiter = this.#session.current?.recruiter;
    return recruiter ? letterFor(subject, description, recruiter, this.#unread.lines) : null;
  }
}

function nameOf(subject: ReportSubject): string {
  return subject.kind === 'user' ? `report:user:${subject.id}` : `report:${subject.kind}`;
}
