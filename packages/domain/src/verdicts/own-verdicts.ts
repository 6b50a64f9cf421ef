import type { CurrentSession } from '../account/session.ts';
import type { AccountId, JobId } from '../shared/ids.ts';
import type { Tabs } from '../shared/tabs.ts';
import { plainVerdicts, readVerdicts } from './read-verdicts.ts';
import type { VerdictChanges, VerdictRecord, VerdictsByJob } from './verdict.ts';
import type { Verdicts } from './verdicts.ts';

interface Import {
  readonly added: number;
  readonly undo: () => Promise<void>;
}

type ChangesByJob = ReadonlyMap<JobId, VerdictChanges>;

export class OwnVerdicts {
  readonly #verdicts: Verdicts;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;

  constructor(verdicts: Verdicts, session: CurrentSession, tabs: Tabs) {
    this.#verdicts = verdicts;
    this.#session = session;
    this.#tabs = tabs;
  }

  get isForVisitOnly(): boolean {
    return this.#verdicts.isForVisitOnly;
  }

  async exported(): Promise<object> {
    const account = this.#session.current?.accountId;
    return account === undefined ? {} : plainVerdicts(await this.#verdicts.ofAccount(account));
  }

  async all(): Promise<VerdictsByJob> {
    const account = this.#session.current?.accountId;
    return account === undefined ? new Map() : await this.#verdicts.ofAccount(account);
  }

  async count(): Promise<number> {
    const account = this.#session.current?.accountId;
    return account === undefined ? 0 : await this.#verdicts.count(account);
  }

  /** Adds exported verdicts on candidates that have none here. Ignores unknown values. */
  async bringIn(content: unknown, account: AccountId): Promise<Import> {
    return await this.#add(readVerdicts(content), account);
  }

  /** Removes the visits of jobs, too. `isRemoved` is false if the device may still hold some. Undo keeps later verdicts. */
  async removeMine(): Promise<{ readonly isRemoved: boolean; readonly undo: () => Promise<void> }> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return { isRemoved: true, undo: async () => undefined };
    const removed = await this.#verdicts.ofAccount(account);
    const restoreVisits = await this.#verdicts.keepVisits(account);
    const isRemoved = await this.forget(account);
    const undo = async () => {
      await this.#add(removed, account);
      await restoreVisits();
    };
    return { isRemoved, undo };
  }

  async forget(account: AccountId): Promise<boolean> {
    const isRemoved = await this.#verdicts.removeAccount(account);
    this.#tabs.announce({ about: 'verdicts', id: '' });
    return isRemoved;
  }

  async #add(imported: VerdictsByJob, account: AccountId): Promise<Import> {
    const before = await this.#verdicts.ofAccount(account);
    const changes = new Map<JobId, VerdictChanges>();
    for (const [job, { records }] of imported) {
      const known = before.get(job)?.records;
      const added = [...records].filter(([student]) => known?.has(student) !== true);
      if (added.length > 0) changes.set(job, new Map(added));
    }
    await this.#save(account, changes);
    await this.#bringClosings(account, imported);
    const undo = async () => await this.#undo(account, changes);
    return { added: sizeOf(changes), undo };
  }

  async #bringClosings(account: AccountId, imported: VerdictsByJob): Promise<void> {
    const known = await this.#verdicts.closings(account);
    const closings = new Map<JobId, string>();
    for (const [job, { closedAt }] of imported) if (closedAt !== null && !known.has(job)) closings.set(job, closedAt);
    if (closings.size > 0) await this.#verdicts.saveClosings(account, closings);
  }

  async #undo(account: AccountId, added: ChangesByJob): Promise<void> {
    const now = await this.#verdicts.ofAccount(account);
    const changes = new Map<JobId, VerdictChanges>();
    for (const [job, ofJob] of added) {
      const records = now.get(job)?.records;
      const kept = [...ofJob].filter(([student, record]) => isUnchanged(record, records?.get(student)));
      changes.set(job, new Map(kept.map(([student]) => [student, null])));
    }
    await this.#save(account, changes);
  }

  async #save(account: AccountId, changes: ChangesByJob): Promise<void> {
    for (const [job, ofJob] of changes) await this.#verdicts.save(account, job, ofJob);
    if (changes.size > 0) this.#tabs.announce({ about: 'verdicts', id: '' });
  }
}

function isUnchanged(record: VerdictRecord | null, current: VerdictRecord | undefined): boolean {
  return current?.decidedAt === record?.decidedAt;
}

function sizeOf(changes: ChangesByJob): number {
  return [...changes.values()].reduce((total, { size }) => total + size, 0);
}
