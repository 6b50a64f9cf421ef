import { jobFormRules } from '@glo/domain/jobs/job-form';
import type { JobDetails } from '@glo/domain/jobs/job-draft';
import { safeLink } from '@glo/domain/shared/links';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { texts } from './texts.ts';

/** The fields of Post Opportunity, beginning with what a draft holds (specification 2, section 5). */
export class JobFormFields extends FormFields<JobDetails> {
  constructor(draft: JobDetails) {
    super(jobFormRules, draft);
  }

  /** Blocks nothing: what is no web address is shown as text (decision 22). */
  get linkWarning(): string | undefined {
    const { link } = this.fields;
    const isText = link.touched && link.value.trim() !== '' && safeLink(link.value) === null;
    return isText ? texts.linkIsText : undefined;
  }
}
