import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { required } from '@glo/domain/form/rules';
import { cleanParagraphs, cleanTyped } from '@glo/domain/shared/clean-text';
import type { ReportSubject } from '@glo/domain/support/support-report';
import { makeAutoObservable, reaction } from 'mobx';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { reportTexts as texts } from '../texts.ts';
import type { Reporting } from './reporting.ts';

const rules: FormRules<{ readonly description: string }> = {
  description: mandatory(required(texts.missing, cleanParagraphs), cleanTyped),
};

/** A report in tab storage until the recruiter confirms that it was sent (decision 39). */
export class Report {
  readonly form: FormFields<{ readonly description: string }>;
  readonly subject: ReportSubject;
  /** The email program was opened. The application cannot tell if the email was sent. */
  prepared = false;
  /** The email program was not opened, because it would drop the text. */
  isTooLong = false;
  readonly #reporting: Reporting;

  constructor(subject: ReportSubject, reporting: Reporting) {
    this.subject = subject;
    this.#reporting = reporting;
    this.form = new FormFields(rules, { description: reporting.kept(subject) });
    makeAutoObservable(this, { subject: false }, { autoBind: true });
  }

  start(): () => void {
    return reaction(
      () => this.#description,
      (text) => this.#reporting.keep(this.subject, text),
    );
  }

  get address(): string {
    return this.#reporting.address;
  }

  submit(): void {
    if (!this.form.reveal()) return;
    this.isTooLong = !this.#reporting.prepare(this.subject, this.#description);
    this.prepared = true;
  }

  async copy(): Promise<void> {
    await this.#reporting.copy(this.subject, this.#description);
  }

  sent(): void {
    this.form.fields.description.change('');
    this.prepared = false;
    this.#reporting.leave();
  }

  get #description(): string {
    return this.form.fields.description.value;
  }
}
