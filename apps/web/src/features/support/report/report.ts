import { missingLabels } from '@glo/domain/form/missing-labels';
import { required } from '@glo/domain/form/rules';
import type { ReportSubject } from '@glo/domain/support/support-report';
import { makeAutoObservable, reaction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Reporting } from './reporting.ts';
import { texts } from './texts.ts';

/** One report being written. Its text stays in this tab, reloads included, until the person says that it is sent (decision 39). */
export class Report {
  readonly description = formField<string>('', required(texts.missing));
  readonly subject: ReportSubject;
  /** The letter was opened; whether it was sent only the person knows. */
  prepared = false;
  readonly #reporting: Reporting;

  constructor(subject: ReportSubject, reporting: Reporting) {
    this.subject = subject;
    this.#reporting = reporting;
    this.description.change(reporting.kept(subject));
    makeAutoObservable(this, { description: false, subject: false }, { autoBind: true });
  }

  /** Keeps what is typed from now on; returns the clean-up. */
  start(): () => void {
    return reaction(
      () => this.description.value,
      (text) => this.#reporting.keep(this.subject, text),
    );
  }

  /** The recipient; '' where none is configured. */
  get address(): string {
    return this.#reporting.address;
  }

  get canSubmit(): boolean {
    return this.description.valid;
  }

  /** What is not given yet, by its labels. */
  get missing(): readonly string[] {
    return missingLabels({ description: this.description }, texts);
  }

  submit(): void {
    this.description.reveal();
    if (!this.description.valid) return;
    this.#reporting.prepare(this.subject, this.description.value);
    this.prepared = true;
  }

  async copy(): Promise<void> {
    await this.#reporting.copy(this.subject, this.description.value);
  }

  /** The person sent it: the text has done its duty. */
  sent(): void {
    this.description.change('');
    this.prepared = false;
    this.#reporting.leave();
  }
}
