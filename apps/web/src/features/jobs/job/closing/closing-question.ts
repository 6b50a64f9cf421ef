import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import { hasOpenPeople, type OpenPeople, openPeopleOf } from '@glo/domain/closing/open-people';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { connectManyPath, opportunityPath } from '../../../../navigation/addresses.ts';
import { Navigator } from '../../../../navigation/navigator.ts';
import { LocalRecords } from '../../../../state/device/local-records.ts';
import { Mailings } from '../../../../state/mailings/mailings.ts';
import { Notices } from '../../../../state/notices.ts';
import { Questions } from '../../../../state/questions/questions.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { JobReviews } from '../../../review/jobs/job-reviews.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from './texts.ts';

/** In milliseconds. Then the question says that the open people could not be counted. */
const longestWait = 2000;

/** Asks before a job with open people is closed. */
@injectable('Transient')
export class ClosingQuestion {
  isCounting = false;
  readonly #services;
  #isAsking = false;

  constructor(
    reviews: JobReviews,
    store: ServiceStore,
    records: LocalRecords,
    mailings: Mailings,
    navigator: Navigator,
    notices: Notices,
    questions: Questions,
  ) {
    this.#services = { reviews, store, records, mailings, navigator, notices, questions };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves to whether the job may be closed. */
  async mayClose(job: Job): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    const answer = await this.#ask(job);
    this.#isAsking = false;
    return answer === 'close';
  }

  async #ask(job: Job): Promise<string | null> {
    const { navigator, questions, reviews } = this.#services;
    const { key } = navigator.entry;
    const people = await this.#count(job);
    if (people !== null && !hasOpenPeople(people)) return 'close';
    if (navigator.entry.key !== key) return null;
    const { undecided, untold } = people ?? { undecided: [], untold: [] };
    let told: readonly Candidate[] = [];
    const prepare = async () => {
      const read = await this.#readTold(untold);
      told = read ?? [];
      return read !== null;
    };
    const review = { answer: 'review', label: texts.review(undecided.length) };
    const tell = { answer: 'tell', label: texts.tell(untold.length), prepare };
    const answer = await questions.ask('choice', {
      title: texts.title(job.title),
      text: people === null ? texts.notCounted : texts.open(people),
      options: [
        ...(undecided.length > 0 ? [review] : []),
        ...(untold.length > 0 ? [tell] : []),
        { answer: 'close', label: texts.close, isMain: true },
      ],
    });
    if (answer === 'review') void reviews.start(job);
    if (answer === 'tell') this.#tell(job, told);
    return answer;
  }

  async #readTold(untold: OpenPeople['untold']): Promise<readonly Candidate[] | null> {
    const { store, notices } = this.#services;
    const answer = await store.candidates.byIds(untold);
    if (answer.ok) return answer.value;
    notices.showReadFailure(answer.failure);
    return null;
  }

  /** Opens the email to those that are not a fit. */
  #tell(job: Job, candidates: readonly Candidate[]): void {
    const { mailings, navigator, reviews } = this.#services;
    const source = { href: opportunityPath(job.id, undefined, 'not-a-fit'), label: shared.applicants };
    mailings.begin(source, candidates, reviews.sourcesOf(job));
    navigator.navigate(connectManyPath(job.id));
  }

  /** `null` if they could not be counted in time. */
  async #count(job: Job): Promise<OpenPeople | null> {
    const { reviews, records } = this.#services;
    this.isCounting = true;
    const isKnown = () => reviews.isCounted(job);
    void reviews.prepare([job]);
    await when(isKnown, { timeout: longestWait }).catch(() => undefined);
    runInAction(() => (this.isCounting = false));
    const shown = reviews.asShown(job);
    return isKnown() ? openPeopleOf(shown, reviews.sourcesOf(shown), records.mine.contacted) : null;
  }
}
