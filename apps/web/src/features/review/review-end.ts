import type { Candidate } from '@glo/domain/candidates/candidate';
import { identityOf } from '@glo/domain/candidates/identity';
import type { StudentId } from '@glo/domain/shared/ids';
import { serverFailureId, someErrorOccurred } from '@glo/domain/shared/outcome';
import type { Decision, Verdict } from '@glo/domain/verdicts/verdict';
import { type VerdictCounts, verdictCounts, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { opportunityPath } from '../../navigation/addresses.ts';
import type { ScreenShortcut } from '../../state/active-screen.ts';
import { Resource } from '../../state/resource.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';
import { pageKeys, type ProfilePager } from '../open-profile/profile-pager.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import { FailedShortlistings } from './failed-shortlistings.ts';
import { ReviewLeft } from './review-left.ts';
import type { EmailedVerdict } from './review-follow-up.ts';
import type { ReviewServices } from './review-services.ts';
import { texts } from './texts.ts';

/** Maximum number of candidates that a group names. A single further one is named, too. */
const mostNamed = 12;

const groups = ['failed', 'shortlisted', 'maybe', 'not-a-fit', 'undecided'] as const;
/** 'failed': the shortlisting failed or was cut off. */
export type EndGroup = (typeof groups)[number];

interface NamedCandidate {
  readonly id: StudentId;
  /** `null` while unknown, '' if the candidate no longer exists. */
  readonly name: string | null;
  readonly avatarName: string;
  readonly pictureUrl: string;
  readonly href: string;
}

/** The result of a review, and what follows. */
export class ReviewEnd {
  /** The named candidates and the rejected ones, in one request. */
  readonly people: Resource<readonly Candidate[]>;
  readonly failures: FailedShortlistings;
  readonly left: ReviewLeft;
  /** The names of the rejected are loading for their email. */
  isEmailing = false;
  readonly #origin: ProfileOrigin;
  readonly #verdict: ProfileVerdict;
  readonly #pager: ProfilePager;
  readonly #services: ReviewServices;

  constructor(origin: ProfileOrigin, verdict: ProfileVerdict, pager: ProfilePager, services: ReviewServices) {
    this.#origin = origin;
    this.#verdict = verdict;
    this.#pager = pager;
    this.#services = services;
    const { store, notices } = services;
    this.people = new Resource(() => store.candidates.byIds(this.#idsToLoad), notices.showReadFailure);
    this.failures = new FailedShortlistings(origin, services.unfinished, () => this.#ids);
    this.left = new ReviewLeft(() => this.#ids, origin, services);
    makeAutoObservable(this, { people: false, failures: false, left: false }, { autoBind: true });
  }

  /** Registers the keys and loads the people and the counts of other jobs. Returns the clean-up. */
  open(): () => void {
    this.#services.unfinished.open();
    const stops = [
      this.#services.screen.register(this),
      reaction(
        () => this.#idsToLoad.join(' '),
        (ids) => ids !== '' && void this.people.load(),
        { fireImmediately: true },
      ),
      this.left.open(),
      // Follows Undo by key and by toast.
      reaction(
        () => this.#verdict.history.undone,
        ([student]) => student !== undefined && this.#ids.includes(student) && this.show(student),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.people.request.cancel();
    };
  }

  share(): void {
    this.#services.followUp.share(this.#origin.id);
  }

  /** Verdicts, sent emails, job and shortlist have been read, so the counts are right. A failed job has no rejection. */
  get isReady(): boolean {
    const { verdicts, shortlist, job } = this.#origin;
    const isDeviceRead = verdicts.isLoaded && this.#services.followUp.isReady;
    return isDeviceRead && shortlist.list.state === 'ready' && job.state !== 'loading';
  }

  /** Nothing can be counted without the shortlist. */
  get isFailed(): boolean {
    return this.#origin.shortlist.list.state === 'failed';
  }

  get lacksNames(): boolean {
    return this.people.state === 'failed';
  }

  get lacksApplicants(): boolean {
    return this.#origin.job.value === null;
  }

  retry(): void {
    const { job, shortlist } = this.#origin;
    for (const resource of [shortlist.list, job, this.people]) if (resource.state === 'failed') void resource.load();
  }

  /** `all` includes the failed ones. */
  get counts(): VerdictCounts & { readonly failed: number } {
    const failed = this.failures.ids;
    const others = this.#ids.filter((id) => !failed.has(id));
    return { ...verdictCounts(others, this.#origin.sources), failed: failed.size, all: this.#ids.length };
  }

  async retryFailed(): Promise<void> {
    const { failures } = this;
    await this.#waitForNames();
    await failures.retry([...failures.ids].flatMap((id) => this.#known.get(id) ?? []));
    if (failures.ids.size > 0) this.#services.notices.showToast(someErrorOccurred, 'error', serverFailureId);
  }

  /** The group of the filled button. `null`: it is above the groups. */
  get mainGroup(): EndGroup | null {
    const { counts, unemailed } = this;
    if (counts.failed > 0) return 'failed';
    if (this.left.others > 0) return null;
    const isNext = (verdict: EmailedVerdict) => counts[verdict] > 0 && unemailed[verdict].length > 0;
    if (isNext('shortlisted')) return 'shortlisted';
    const next = (['undecided', 'maybe'] as const).find((verdict) => counts[verdict] > 0);
    return next ?? (isNext('not-a-fit') ? 'not-a-fit' : null);
  }

  namedIn(group: EndGroup): readonly NamedCandidate[] {
    return this.#namedOf(group).map((id) => {
      const candidate = this.#known.get(id);
      const unknown = this.people.request.pending ? null : '';
      return {
        id,
        ...(candidate ? identityOf(candidate) : { name: unknown, avatarName: '', pictureUrl: '' }),
        href: this.#pager.pathOf(id),
      };
    });
  }

  /** The reviewed list with all candidates of the verdict. */
  groupHref(group: EndGroup): string {
    const verdict = group === 'failed' ? 'undecided' : group;
    const query = new URLSearchParams(this.#services.paged.current?.href.split('?')[1]);
    const tab = query.get('tab') ?? undefined;
    const { id } = this.#origin;
    return verdict === 'shortlisted' ? opportunityPath(id, verdict) : opportunityPath(id, tab, verdict);
  }

  get keys(): readonly ScreenShortcut[] {
    return [
      { keys: pageKeys.previous, label: texts.back, press: this.back },
      { keys: ['z'], label: texts.undo, press: () => void this.undo() },
    ];
  }

  /** The last pass may have been through some of the candidates only. */
  show(student: StudentId): void {
    const { paged } = this.#services;
    if (paged.current !== null && paged.positionOf(student) === null) paged.start({ ...paged.current, ids: this.#ids });
    this.#pager.goTo(student);
  }

  back(): void {
    if (this.#last !== null) this.#pager.goTo(this.#last);
  }

  async undo(): Promise<void> {
    if (!(await this.#verdict.undoInReview(this.#last, this.#services.paged.startedAt))) this.back();
  }

  get #last(): StudentId | null {
    return this.#services.paged.current?.ids.at(-1) ?? null;
  }

  /** Those of this review, then the applicants of earlier ones. */
  pileOf(decision: Decision): readonly StudentId[] {
    return this.#reviewedFirst([...this.#idsOf(decision), ...this.#applicantsOf(decision)]);
  }

  async keepAsFolder(decision: Decision): Promise<void> {
    const job = this.#origin.job.value;
    if (job !== null) await this.#services.folders.keep(job, decision, this.pileOf(decision), this.#known);
  }

  keepingText(decision: Decision): string | null {
    return this.#services.folders.textOf(this.#origin.id, decision);
  }

  /** The maybes of earlier reviews join this one. */
  goThroughMaybes(): void {
    this.#review(this.pileOf('maybe'));
  }

  goThroughSkipped(): void {
    this.#review(this.#idsOf('undecided'));
  }

  /** Another pass. Its end has the result of the whole review. */
  #review(ids: readonly StudentId[]): void {
    const { current } = this.#services.paged;
    const [first] = ids;
    if (current === null || first === undefined) return;
    const reviewed = [...new Set([...this.#ids, ...ids])];
    this.#services.paged.start({ ...current, ids, reviewed, pace: [] });
    this.#pager.goTo(first);
  }

  /** Those of this review come first. */
  get unemailed(): Readonly<Record<EmailedVerdict, readonly StudentId[]>> {
    const all = this.#services.followUp.unemailed(this.#origin, this.#idsOf('shortlisted'));
    return {
      shortlisted: this.#reviewedFirst(all.shortlisted),
      'not-a-fit': this.#reviewedFirst(all['not-a-fit']),
    };
  }

  /** Number in the job that gets the email. Recommended candidates get no rejection. */
  emailedCount(verdict: EmailedVerdict): number {
    return verdict === 'shortlisted' ? this.#origin.shortlist.ids.size : this.#applicantsOf('not-a-fit').length;
  }

  /** Needs the names of the rejected. The shortlist has those of the shortlisted. */
  async email(verdict: EmailedVerdict): Promise<void> {
    if (verdict === 'not-a-fit') await this.#waitForNames();
    const candidates = this.unemailed[verdict].flatMap((id) => this.#known.get(id) ?? []);
    this.#services.followUp.email(verdict, candidates, this.#origin);
  }

  async #waitForNames(): Promise<void> {
    if (this.lacksNames) void this.people.load();
    this.isEmailing = true;
    await when(() => !this.people.request.pending);
    runInAction(() => (this.isEmailing = false));
  }

  #namedOf(group: EndGroup): readonly StudentId[] {
    const ids = group === 'failed' ? [...this.failures.ids] : this.#idsOf(group);
    return ids.length === mostNamed + 1 ? ids : ids.slice(0, mostNamed);
  }

  #idsOf(verdict: Verdict): readonly StudentId[] {
    const failed = this.failures.ids;
    return this.#ids.filter((id) => !failed.has(id) && verdictOf(id, this.#origin.sources) === verdict);
  }

  /** Without the shortlisted, whose names the shortlist has. */
  get #idsToLoad(): readonly StudentId[] {
    if (!this.isReady) return [];
    const named = groups.flatMap((group) => this.#namedOf(group));
    const { ids } = this.#origin.shortlist;
    const lacking = [...named, ...this.failures.ids, ...this.unemailed['not-a-fit']];
    return [...new Set(lacking)].filter((id) => !ids.has(id));
  }

  get #known(): ReadonlyMap<StudentId, Candidate> {
    const all = [...(this.people.value ?? []), ...(this.#origin.shortlist.list.value ?? [])];
    return new Map(all.map((candidate) => [candidate.id, candidate]));
  }

  #applicantsOf(verdict: Verdict): readonly StudentId[] {
    const applicants = this.#origin.job.value?.applicants ?? [];
    return applicants.filter((id) => verdictOf(id, this.#origin.sources) === verdict);
  }

  /** Each once. */
  #reviewedFirst(ids: readonly StudentId[]): readonly StudentId[] {
    const all = new Set(ids);
    return [...new Set([...this.#ids.filter((id) => all.has(id)), ...ids])];
  }

  get #ids(): readonly StudentId[] {
    const { current } = this.#services.paged;
    return current?.reviewed ?? current?.ids ?? [];
  }
}
