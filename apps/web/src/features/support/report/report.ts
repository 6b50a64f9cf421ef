import { cleanParagraphs, cleanTyped } from '@glo/domain/shared/clean-text';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { required } from '@glo/domain/form/rules';
import type { ReportSubject } from '@glo/domain/support/support-report';
import { makeAutoObservable, reaction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Reporting } from './reporting.ts';
import { texts } from './texts.ts';

/** A report in tab storage until the recruiter confirms that it was sent (decision 39). */
export class Report {
  readonly description = formField<string>('', required(texts.missing, cleanParagraphs), true, cleanTyped);
  readonly subject: ReportSubject;
  /** The email program was opened. Whether the email was sent is unknown. */
  prepared = false;
  /** The email program was not opened, because it would drop the text. */
  isTooLong = false;
  readonly #reporting: Reporting;

  constructor(subject: ReportSubject, reporting: Reporting) {
    this.subject = subject;
    this.#reporting = reporting;
    this.description.change(reporting.kept(subject));
    makeAutoObservable(this, { description: false, subject: false }, { autoBind: true });
  }

  start(): () => void {
    return reaction(
      () => this.description.value,
      (text) => this.#reporting.keep(this.subject, text),
    );
  }

  get address(): string {
    return this.#reporting.address;
  }

  get canSubmit(): boolean {
    return this.description.valid;
  }

  get missing(): readonly string[] {
    return missingLabels({ description: this.description }, texts);
  }

  submit(): void {
    this.description.reveal();
    if (!this.description.valid) return;
    this.isTooLong = !this.#reporting.prepare(this.subject, this.description.value);
    this.prepared = true;
  }

  async copy(): Promise<void> {
    await this.#reporting.copy(this.subject, this.description.value);
  }

  sent(): void {
    this.description.change('');
    this.prepared = false;
    this.#reporting.leave();
  }
}
