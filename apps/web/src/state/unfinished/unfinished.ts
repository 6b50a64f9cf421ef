import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Outbox, type UnconfirmedEmail } from '@glo/domain/contact/outbox';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Failure } from '@glo/domain/shared/outcome';
import { Tabs } from '@glo/domain/shared/tabs';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { ActJournal, type UnfinishedAct } from '@glo/domain/unfinished/act-journal';
import { UnfinishedActs } from '@glo/domain/shortlist/unfinished-acts';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { SessionState } from '../session-state.ts';
import { ServiceStore } from '../store/service-store.ts';
import { VerdictStore } from '../verdicts/verdict-store.ts';

/** Everything that the recruiter asked for and that is not done, on this device and in this tab. */
@injectable()
export class Unfinished {
  acts: readonly UnfinishedAct[] = [];
  emails: readonly UnconfirmedEmail[] = [];
  isRetrying = false;
  readonly #journal: ActJournal;
  readonly #outbox: Outbox;
  readonly #store: ServiceStore;
  readonly #session: SessionState;
  readonly #verdicts: VerdictStore;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #directory: CandidateDirectory;
  readonly #tabs: Tabs;
  #isOpen = false;
  #isReading = false;
  #isOutdated = false;

  constructor(
    journal: ActJournal,
    outbox: Outbox,
    store: ServiceStore,
    session: SessionState,
    verdicts: VerdictStore,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    directory: CandidateDirectory,
    tabs: Tabs,
  ) {
    this.#journal = journal;
    this.#outbox = outbox;
    this.#store = store;
    this.#session = session;
    this.#verdicts = verdicts;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#directory = directory;
    this.#tabs = tabs;
    makeAutoObservable(this, { acts: observableRef, emails: observableRef }, { autoBind: true });
  }

  /** Call before reading. Idempotent. Follows this tab, other tabs and the session from then on. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    reaction(() => this.#session.current?.accountId, this.#read, { fireImmediately: true });
    this.#store.followDevice('unfinished', this.#read);
  }

  /** Decisions that are not on disk, by job. */
  get decisions(): ReadonlyMap<JobId, ReadonlySet<StudentId>> {
    return this.#verdicts.unsaved;
  }

  get count(): number {
    const sizes = [...this.decisions.values(), ...this.emails.map(({ students }) => new Set(students))];
    return sizes.reduce((sum, { size }) => sum + size, this.acts.length);
  }

  async retry(acts: readonly UnfinishedAct[]): Promise<Failure | null> {
    if (this.isRetrying) return null;
    this.isRetrying = true;
    const again = new UnfinishedActs(
      this.#journal,
      this.#shortlists,
      this.#shortlisting,
      this.#directory,
      this.#tabs,
      (job, student) => void this.#verdicts.forJob(job).clear([student]),
    );
    const failure = await again.retry(acts);
    runInAction(() => (this.isRetrying = false));
    return failure;
  }

  saveDecisions(job: JobId): void {
    this.#verdicts.forJob(job).saveAgain();
  }

  async dismiss(acts: readonly UnfinishedAct[]): Promise<void> {
    await this.#journal.dismiss(acts);
  }

  async dismissEmail(email: UnconfirmedEmail): Promise<void> {
    await this.#outbox.dismiss(email);
  }

  /** A change during a read needs another one. */
  readonly #read = (): void => {
    if (this.#isReading) this.#isOutdated = true;
    else void this.#readAll();
  };

  async #readAll(): Promise<void> {
    this.#isReading = true;
    this.#isOutdated = false;
    const [acts, emails] = await Promise.all([this.#journal.unfinished(), this.#outbox.unconfirmed()]);
    runInAction(() => Object.assign(this, { acts, emails }));
    this.#isReading = false;
    if (this.#isOutdated) await this.#readAll();
  }
}
