import type { JobId } from '@glo/domain/shared/ids';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { Notices } from '../../state/notices.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { JobShortlist } from './job-shortlist.ts';

/** The shortlist of each job, one for all screens. */
@injectable()
export class JobShortlists {
  /** The key is the shortlist's resource, which the store drops at sign-out. */
  readonly #all = new WeakMap<JobShortlist['list'], JobShortlist>();
  readonly #store: ServiceStore;
  readonly #shortlisting: Shortlisting;
  readonly #notices: Notices;
  readonly #verdicts: VerdictStore;

  constructor(store: ServiceStore, shortlisting: Shortlisting, notices: Notices, verdicts: VerdictStore) {
    this.#store = store;
    this.#shortlisting = shortlisting;
    this.#notices = notices;
    this.#verdicts = verdicts;
  }

  of(job: JobId): JobShortlist {
    const list = this.#store.shortlisted(job);
    const known = this.#all.get(list);
    if (known !== undefined) return known;
    const shortlist = new JobShortlist(job, list, this.#shortlisting, this.#notices, () => this.#verdicts.forJob(job));
    this.#all.set(list, shortlist);
    return shortlist;
  }

  /** `null` until it has been read. */
  countOf(job: JobId): number | null {
    return this.of(job).list.value?.length ?? null;
  }

  /** In the background, a few at a time. */
  async read(jobs: readonly { readonly id: JobId }[]): Promise<void> {
    await this.#store.readAhead(jobs.map(({ id }) => this.of(id).list));
  }
}
