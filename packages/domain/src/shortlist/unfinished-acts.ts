import type { CandidateDirectory } from '../candidates/candidate-directory.ts';
import { mayHaveArrived } from '../contact/mailing.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import { failure, type Failure, type Outcome } from '../shared/outcome.ts';
import type { Tabs } from '../shared/tabs.ts';
import type { Shortlisting, Shortlists } from './shortlist.ts';
import type { ActJournal, UnfinishedAct } from '../unfinished/act-journal.ts';

export interface UnfinishedGroup extends Pick<UnfinishedAct, 'kind' | 'job' | 'why'> {
  readonly acts: readonly UnfinishedAct[];
}

export function groupActs(acts: readonly UnfinishedAct[]): readonly UnfinishedGroup[] {
  const groups = Map.groupBy(acts, ({ kind, job, why }) => [kind, job, why].join(' '));
  return [...groups.values()].flatMap((ofGroup) => {
    const [first] = ofGroup;
    return first === undefined ? [] : [{ kind: first.kind, job: first.job, why: first.why, acts: ofGroup }];
  });
}

/** The student may have the notification already, so only the recruiter repeats it, after a warning. */
export function isRepeatRisky({ kind, why }: Pick<UnfinishedAct, 'kind' | 'why'>): boolean {
  return kind === 'tell' && (why === 'interrupted' || mayHaveArrived({ kind: why }));
}

export class UnfinishedActs {
  readonly #journal: Pick<ActJournal, 'dismiss'>;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #directory: CandidateDirectory;
  readonly #tabs: Tabs;
  readonly #onAdded: (job: JobId, student: StudentId) => void;

  constructor(
    journal: Pick<ActJournal, 'dismiss'>,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    directory: CandidateDirectory,
    tabs: Tabs,
    onAdded: (job: JobId, student: StudentId) => void,
  ) {
    this.#onAdded = onAdded;
    this.#journal = journal;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#directory = directory;
    this.#tabs = tabs;
  }

  /** Does nothing while another tab does the same. Resolves to the last failure, or to `null`. */
  async retry(acts: readonly UnfinishedAct[]): Promise<Failure | null> {
    let failed: Failure | null = null;
    await this.#tabs.claim('retry-acts', async () => {
      for (const [job, ofJob] of Map.groupBy(acts, (act) => act.job)) {
        // oxlint-disable-next-line no-await-in-loop -- one job after the other
        const answer = await this.#retryInJob(job, ofJob);
        if (!answer.ok) failed = answer.failure;
      }
    });
    return failed;
  }

  async #retryInJob(job: JobId, acts: readonly UnfinishedAct[]): Promise<Outcome<unknown>> {
    const readAt = Date.now();
    const shortlist = await this.#shortlists.candidates(job);
    if (!shortlist.ok) return shortlist;
    const listed = new Set(shortlist.value.map(({ id }) => id));
    const of = (kind: UnfinishedAct['kind'], isListed: boolean) =>
      acts.filter((act) => act.kind === kind && listed.has(act.student) === isListed);
    // Nothing is left to do for these.
    await this.#journal.dismiss([...of('unshortlist', false), ...of('tell', false), ...of('shortlist', true)]);
    // The request had arrived, and the notification may have left too.
    for (const { student } of of('shortlist', true)) this.#shortlisting.notTold(job, student);
    const answers: Outcome<unknown>[] = [await this.#add(job, of('shortlist', false), readAt)];
    for (const { student } of of('unshortlist', true)) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      answers.push(await this.#shortlisting.remove(job, student, null));
    }
    const untold = of('tell', true).map(({ student }) => student);
    if (untold.length > 0) answers.push(await this.#shortlisting.tell(job, untold));
    return answers.find(({ ok }) => !ok) ?? shortlist;
  }

  /** The students are notified at once, because /activity offers no Undo of it that waits. */
  async #add(job: JobId, acts: readonly UnfinishedAct[], readAt: number): Promise<Outcome<unknown>> {
    const wanted = acts.map(({ student }) => student);
    const found = await this.#directory.byIds(wanted);
    if (!found.ok) return found;
    const candidates = found.value.filter(({ id }) => wanted.includes(id));
    const undo = Symbol('undo');
    let result: Outcome<unknown> = candidates.length < wanted.length ? failure('refused') : found;
    for (const candidate of candidates) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      const added = await this.#shortlisting.add(job, candidate, readAt, undo);
      if ('elsewhere' in added) continue;
      if (added.ok) this.#onAdded(job, candidate.id);
      else result = added;
    }
    this.#shortlisting.undoExpired(undo);
    return result;
  }
}
