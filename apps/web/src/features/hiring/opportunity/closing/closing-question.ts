import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import { hasOpenPeople, type OpenPeople, openPeopleOf } from '@glo/domain/closing/open-people';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { connectManyPath, opportunityPath } from '../../../../navigation/addresses.ts';
import type { Navigator } from '../../../../navigation/navigator.ts';
import type { LocalRecords } from '../../../../state/device/local-records.ts';
import type { Mailings } from '../../../../state/mailings/mailings.ts';
import type { Notices } from '../../../../state/notices.ts';
import type { ReviewStart } from '../../review-start.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from './texts.ts';

/** In milliseconds. Then the question says that the open people could not be counted. */
const longestWait = 2000;

interface ClosingServices {
  readonly reviews: ReviewStart;
  readonly directory: CandidateDirectory;
  readonly records: LocalRecords;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
  readonly notices: Notices;
}

/** Asks before a job with open people is closed. */
export class ClosingQuestion {
  isOpen = false;
  /** Counting the open people, or reading those who are to be told. */
  isReading = false;
  /** These two stay while the dialog closes. */
  job: Job | null = null;
  /** `null` if they could not be counted. */
  people: OpenPeople | null = null;
  readonly #services: ClosingServices;
  #answer: (mayClose: boolean) => void = () => undefined;

  constructor(services: ClosingServices) {
    this.#services = services;
    makeAutoObservable(this, { job: observableRef, people: observableRef }, { autoBind: true });
  }

  get sentence(): string {
    return this.people === null ? texts.notCounted : texts.open(this.people);
  }

  /** Resolves to whether the job may be closed. */
  async mayClose(job: Job): Promise<boolean> {
    if (this.isOpen || this.isReading) return false;
    const people = await this.#count(job);
    if (people !== null && !hasOpenPeople(people)) return true;
    runInAction(() => {
      this.job = job;
      this.people = people;
      this.isOpen = true;
    });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  closeJob(): void {
    this.#end(true);
  }

  cancel(): void {
    this.#end(false);
  }

  review(): void {
    const { job } = this;
    this.cancel();
    if (job !== null) void this.#services.reviews.start(job);
  }

  /** Opens the email to those that are not a fit. */
  async tell(): Promise<void> {
    const { job, people } = this;
    const { directory, mailings, navigator, notices, reviews } = this.#services;
    if (job === null || people === null || this.isReading) return;
    const { entry } = navigator;
    this.isReading = true;
    const answer = await directory.byIds(people.untold);
    runInAction(() => (this.isReading = false));
    if (!this.isOpen || navigator.entry.key !== entry.key) return;
    if (!answer.ok) return notices.showReadFailure(answer.failure);
    this.cancel();
    const source = { href: opportunityPath(job.id, undefined, 'not-a-fit'), label: shared.applicants };
    mailings.begin(source, answer.value, reviews.sourcesOf(job));
    navigator.navigate(connectManyPath(job.id));
  }

  async #count(job: Job): Promise<OpenPeople | null> {
    const { reviews, records } = this.#services;
    this.isReading = true;
    const isKnown = () => reviews.isCounted(job);
    void reviews.prepare([job]);
    await when(isKnown, { timeout: longestWait }).catch(() => undefined);
    runInAction(() => (this.isReading = false));
    const shown = reviews.asShown(job);
    return isKnown() ? openPeopleOf(shown, reviews.sourcesOf(shown), records.mine.contacted) : null;
  }

  #end(mayClose: boolean): void {
    this.isOpen = false;
    this.#answer(mayClose);
    this.#answer = () => undefined;
  }
}
