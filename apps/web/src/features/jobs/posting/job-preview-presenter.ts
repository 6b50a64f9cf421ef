import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { firstUnfinishedStep } from '@glo/domain/jobs/job-form';
import { jobFromDraft } from '@glo/domain/jobs/job-draft-conversion';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { NewJob } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { JobDraftState } from '../../../state/jobs/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { JobSending } from './job-sending.ts';
import { texts } from './texts.ts';
import { leadBack, leadToRefused } from './unfinished-step.ts';

/** Shows the job as it will be sent and sends it once (specification 2, section 2; decision 27). */
@injectable()
export class JobPreviewPresenter {
  /** `null` if incomplete: redirects to the unfinished step. */
  readonly job: NewJob | null;
  readonly company: RecruiterCompany | null;
  readonly sending: JobSending;
  readonly #drafts: JobDraftState;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(
    lifecycle: JobLifecycle,
    drafts: JobDraftState,
    session: CurrentSession,
    notices: Notices,
    navigator: Navigator,
  ) {
    this.#drafts = drafts;
    this.#notices = notices;
    this.#navigator = navigator;
    const { draft } = drafts;
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
        if (isFromOtherTab) notices.toast(texts.posted.elsewhere, 'info');
        navigator.go(paths.jobPosted, { replace: true, state: { posted: this.job?.title } });
      },
      leadBack: () => this.#leadBack(),
      onRefused: (failure) => leadToRefused(this.#drafts.draft, failure, this.#ways),
      sentText: texts.posted.title,
      kept: texts.draft.keptAnyway,
      notices,
    });
  }

  activate(): () => void {
    this.#leadBack();
    return this.sending.show();
  }

  #leadBack(): boolean {
    return leadBack(this.#drafts.draft, ['details', 'description'], this.#ways);
  }

  get #ways() {
    return { navigator: this.#navigator, notices: this.#notices };
  }
}
