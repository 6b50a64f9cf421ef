import type { Candidate } from '@glo/domain/candidates/candidate';
import { withoutAnswer } from '@glo/domain/contact/rejection';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Verdict } from '@glo/domain/verdicts/verdict';
import { type VerdictChoice, verdictCounts, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable, runInAction } from 'mobx';
import { connectManyPath } from '../../../navigation/addresses.ts';
import type { ScreenShortcut } from '../../../state/active-screen.ts';
import type { ProfileOrigin } from '../profile-origin.ts';
import type { ProfilePager } from '../profile-pager.ts';
import type { ProfileVerdict } from '../verdict/profile-verdict.ts';
import type { ReviewServices } from './reviews.ts';
import { texts } from './texts.ts';

/** The result of a review, and what follows. */
export class ReviewEnd {
  isLoadingNames = false;
  readonly #origin: ProfileOrigin;
  readonly #verdict: ProfileVerdict;
  readonly #pager: ProfilePager;
  readonly #services: ReviewServices;

  constructor(origin: ProfileOrigin, verdict: ProfileVerdict, pager: ProfilePager, services: ReviewServices) {
    this.#origin = origin;
    this.#verdict = verdict;
    this.#pager = pager;
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Registers the keys. Returns the clean-up. */
  open(): () => void {
    return this.#services.screen.register(this);
  }

  /** Verdicts, sent emails, job and shortlist have been read, so the counts are right. A failed job has no rejection. */
  get isReady(): boolean {
    const { verdicts, shortlist, job } = this.#origin;
    const isDeviceRead = verdicts.isLoaded && this.#services.records.isRead;
    return isDeviceRead && shortlist.list.state === 'ready' && job.state !== 'loading';
  }

  get counts(): Readonly<Record<VerdictChoice, number>> {
    return verdictCounts(
      this.#ids.map((id) => ({ id })),
      this.#verdict.sources,
    );
  }

  get keys(): readonly ScreenShortcut[] {
    return [
      { keys: ['k', 'ArrowLeft'], label: texts.back, press: this.back },
      { keys: ['z'], label: texts.undo, press: () => void this.undo() },
    ];
  }

  back(): void {
    const last = this.#ids.at(-1);
    if (last !== undefined) this.#pager.goTo(last);
  }

  async undo(): Promise<void> {
    const [student] = await this.#verdict.undo();
    if (student !== undefined && this.#ids.includes(student)) this.#pager.goTo(student);
    else this.back();
  }

  /** Starts over with the candidates of this verdict. */
  goThrough(verdict: Verdict): void {
    const { current } = this.#services.state;
    const ids = this.#idsOf(verdict);
    const [first] = ids;
    if (current === null || first === undefined) return;
    this.#services.state.start({ ...current, ids, pace: [] });
    this.#pager.goTo(first);
  }

  emailShortlisted(): void {
    const ids = new Set(this.#idsOf('shortlisted'));
    this.#email((this.#origin.shortlist.list.value ?? []).filter(({ id }) => ids.has(id)));
  }

  /** Applicants that have no answer yet, also of earlier reviews. */
  get rejected(): readonly StudentId[] {
    const { job } = this.#origin;
    return withoutAnswer(job.value?.applicants ?? [], this.#verdict.sources, this.#services.records.mine.contacted);
  }

  async emailRejected(): Promise<void> {
    const { directory, notices } = this.#services;
    this.isLoadingNames = true;
    const answer = await directory.byIds(this.rejected);
    runInAction(() => (this.isLoadingNames = false));
    if (!answer.ok) return notices.showReadFailure(answer.failure);
    const rejected = new Set(this.rejected);
    this.#email(answer.value.filter(({ id }) => rejected.has(id)));
  }

  #email(candidates: readonly Candidate[]): void {
    const { mailings, navigator } = this.#services;
    const { current } = this.#services.state;
    if (current === null || candidates.length === 0) return;
    mailings.begin(current, candidates, this.#verdict.sources);
    navigator.navigate(connectManyPath(mailings.job));
  }

  #idsOf(verdict: Verdict): readonly StudentId[] {
    return this.#ids.filter((id) => verdictOf(id, this.#verdict.sources) === verdict);
  }

  get #ids(): readonly StudentId[] {
    return this.#services.state.current?.ids ?? [];
  }
}
