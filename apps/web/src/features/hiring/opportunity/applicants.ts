import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { prepareForSearch } from '@glo/domain/candidates/candidate-order';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { PendingRequest } from '../../../state/pending-request.ts';

/** Page sizes: the first page is small to render early, the others short enough for slow devices. */
const slice = { first: 200, next: 500 } as const;

export class Applicants {
  readonly list: Resource<readonly Candidate[]>;
  failed = false;
  /** Number of ids already requested. */
  asked = 0;
  readonly #ids: readonly StudentId[];
  readonly #directory: CandidateDirectory;
  readonly #notices: Notices;
  readonly #wait = new PendingRequest();

  constructor(ids: readonly StudentId[], directory: CandidateDirectory, notices: Notices) {
    this.#ids = ids;
    this.#directory = directory;
    this.#notices = notices;
    this.list = new Resource(() => this.#first(), notices.failed);
    makeAutoObservable(this);
  }

  get expected(): number | null {
    return this.asked < this.#ids.length ? this.#ids.length : null;
  }

  get interrupted(): boolean {
    return this.failed || this.#wait.slow;
  }

  async load(): Promise<void> {
    if (this.list.value === null) await this.list.load();
    await this.loadRest();
  }

  restore(cached: readonly Candidate[], asked: number): void {
    this.list.value = cached;
    this.asked = asked;
  }

  async loadRest(): Promise<void> {
    if (this.list.value === null) return;
    this.failed = false;
    while (this.asked < this.#ids.length) {
      const token = this.#wait.start();
      const upTo = this.asked + slice.next;
      const answer = await this.#directory.byIds(this.#ids.slice(this.asked, upTo));
      if (!this.#wait.settle(token)) return;
      if (!answer.ok) {
        this.#notices.failed(answer.failure);
        runInAction(() => {
          this.failed = true;
        });
        return;
      }
      prepareForSearch(answer.value);
      runInAction(() => {
        this.asked = upTo;
        this.list.change((list) => [...list, ...answer.value], answer.leftOut);
      });
    }
  }

  stop(): void {
    this.#wait.cancel();
    this.list.request.cancel();
  }

  async #first() {
    const answer = await this.#directory.byIds(this.#ids.slice(0, slice.first));
    if (answer.ok) {
      runInAction(() => {
        this.asked = slice.first;
      });
    }
    return answer;
  }
}
