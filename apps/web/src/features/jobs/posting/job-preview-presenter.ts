import { CurrentSession, type RecruiterCompany } from '@glo/domain/account';
import { firstUnfinishedStep, jobFromDraft, JobLifecycle, type NewJob, type PostResult } from '@glo/domain/jobs';
import { type Failure, someErrorOccurred } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { JobDraftState } from '../../../state/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';
import { leadBack } from './unfinished-step.ts';

/** Job Preview of a new post: shown as it will be sent, and sent once (specification 2, section 2; decision 27). */
@injectable()
export class JobPreviewPresenter {
  /** null while the draft is not finished: the recruiter is led back to it. */
  readonly job: NewJob | null;
  readonly company: RecruiterCompany | null;
  readonly posting = new SlowWatch();
  /** Why the job was not posted, or null. */
  problem: string | null = null;
  #shown = false;
  readonly #lifecycle: JobLifecycle;
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
    this.#lifecycle = lifecycle;
    this.#drafts = drafts;
    this.#notices = notices;
    this.#navigator = navigator;
    const { draft } = drafts;
    this.job = firstUnfinishedStep(draft) === null ? jobFromDraft(draft) : null;
    this.company = session.current?.recruiter?.company ?? null;
    makeAutoObservable(this, { job: observableRef, company: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    this.#shown = true;
    this.#leadBack();
    return () => {
      this.#shown = false;
    };
  }

  async post(): Promise<void> {
    if (this.posting.pending) return;
    this.problem = null;
    const turn = this.posting.start();
    const result = await this.#lifecycle.post();
    // Cancelled and asked again: the second waiting hears the same answer.
    if (!this.posting.settle(turn) && this.posting.pending) return;
    runInAction(() => this.#settled(result));
  }

  /** Stops waiting. What was sent stays sent: its answer, when it comes, still counts. */
  cancel(): void {
    this.posting.cancel();
    this.problem = 'The job was sent, but no answer has come yet. Try again waits for it; the job is not sent twice.';
  }

  #settled(result: PostResult): void {
    if (!this.#shown) this.#tellElsewhere(result);
    else if (result.ok) this.#navigator.go(paths.jobPosted, { replace: true, state: { posted: this.job?.title } });
    else if (result.reason === 'failed') this.problem = whatHappened(result.failure);
    else if (!this.#leadBack()) this.problem = someErrorOccurred;
  }

  /** The recruiter went on to another screen while the answer was under way. */
  #tellElsewhere(result: PostResult): void {
    if (result.ok) this.#notices.toast('Posted Successfully', 'success');
    else if (result.reason === 'failed') this.#notices.failed(result.failure);
  }

  #leadBack(): boolean {
    const ways = { navigator: this.#navigator, notices: this.#notices };
    return leadBack(this.#drafts.draft, ['details', 'description'], ways);
  }
}

/** The service's own words, if it has some; in any case that nothing is lost. */
function whatHappened({ kind, text }: Failure): string {
  if (kind === 'unreachable') return 'The service cannot be reached. Your draft is kept on this device.';
  return kind !== 'unexpected-reply' && text !== '' ? text : `${someErrorOccurred} Your draft is kept on this device.`;
}
