import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { firstUnfinishedStep, jobFromDraft } from '@glo/domain/jobs/job-draft';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { NewJob } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { Navigator } from '../../../../navigation/navigator.ts';
import { paths } from '../../../../navigation/paths.ts';
import { JobDraftState } from '../../../../state/jobs/job-draft-state.ts';
import { Notices } from '../../../../state/notices.ts';
import { JobSending } from './job-sending.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import { redirectToRefusedField, redirectToUnfinished } from './step-redirects.ts';

/** Shows the job as it will be sent and sends it once (specification 2, section 2; decision 27). */
@injectable()
export class JobPreviewPresenter {
  /** `null` if incomplete: redirects to the unfinished step. */
  readonly job: NewJob | null;
  readonly company: RecruiterCompany | null;
  readonly sending: JobSending;
  readonly #redirect: () => boolean;

  constructor(
    lifecycle: JobLifecycle,
    drafts: JobDraftState,
    session: CurrentSession,
    notices: Notices,
    navigator: Navigator,
  ) {
    const { draft } = drafts;
    const services = { navigator, notices };
    this.#redirect = () => redirectToUnfinished(drafts.draft, ['details', 'description'], services);
    this.job = firstUnfinishedStep(draft) === null ? jobFromDraft(draft) : null;
    this.company = session.current?.recruiter?.company ?? null;
    let isFromOtherTab = false;
    this.sending = new JobSending({
      send: async () => {
        const result = await lifecycle.post();
        isFromOtherTab = result.ok && result.elsewhere === true;
        return result;
      },
      onSent: () => {
        if (isFromOtherTab) notices.showToast(texts.postedElsewhere, 'info');
        navigator.navigate(paths.jobPosted, { replace: true, state: { posted: this.job?.title } });
      },
      redirect: this.#redirect,
      onRefused: (failure) => redirectToRefusedField(drafts.draft, failure, services),
      sentText: shared.posted,
      kept: texts.draft.draftKept,
      notices,
    });
  }

  activate(): () => void {
    this.#redirect();
    return this.sending.show();
  }
}
