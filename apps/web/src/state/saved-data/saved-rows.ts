import { type Changed, countAll, mergeAll, noneOf, type ValuesOf } from '@glo/domain/device/kinds';
import type { AccountId } from '@glo/domain/shared/ids';
import type { VerdictsByJob } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { rowKinds } from '../kinds/kinds.ts';
import { DeviceCode, type DeviceUseCases } from '../device-code.ts';
import { Notices } from '../notices.ts';
import { texts } from '../verdicts/texts.ts';

type Rows = ValuesOf<typeof rowKinds>;

/** The recruiter's rows on this device: their count, export, import and removal. Shows its own failures. */
@injectable()
export class SavedRows {
  /** Empty until `refresh` was called. */
  last: Rows = noneOf(rowKinds);
  readonly #code: DeviceCode;
  readonly #notices: Notices;

  constructor(code: DeviceCode, notices: Notices) {
    this.#code = code;
    this.#notices = notices;
    makeAutoObservable(this, { last: observableRef }, { autoBind: true });
  }

  get counts() {
    return countAll(rowKinds, { before: noneOf(rowKinds), after: this.last });
  }

  async refresh(): Promise<void> {
    const last = await (await this.#code.load())?.own.read();
    if (last !== undefined) runInAction(() => (this.last = last));
  }

  /** Empty after a failure. */
  async verdicts(): Promise<VerdictsByJob> {
    return (await (await this.#code.load())?.keeping.all()) ?? new Map();
  }

  /** Returns `null` after a failure. */
  async read(): Promise<Rows | null> {
    const code = await this.#loadOrSay();
    return (await code?.own.read()) ?? null;
  }

  /** Returns `null` after a failure. */
  async change(account: AccountId, edit: (mine: Rows) => Rows): Promise<Changed<Rows> | null> {
    const code = await this.#loadOrSay();
    if (code === null) return null;
    const changed = await code.own.change(account, edit);
    await this.refresh();
    const isAdded = countAll(rowKinds, changed).verdicts > 0;
    if (isAdded && code.own.isForVisitOnly) this.#notices.showToast(texts.forVisit, 'warning', 'verdicts-visit');
    return changed;
  }

  /** Returns an undo that keeps later rows. */
  async removeMine(account: AccountId): Promise<() => Promise<void>> {
    const removed = (await (await this.#code.load())?.own.read(account)) ?? noneOf(rowKinds);
    await this.#remove(account);
    await this.refresh();
    return async () => void (await this.change(account, (mine) => mergeAll(rowKinds, mine, removed)));
  }

  /** Removes the unfinished acts, too. */
  async forget(account: AccountId): Promise<void> {
    const code = await this.#code.load();
    await code?.journal.forget(account);
    await this.#remove(account);
  }

  async #remove(account: AccountId): Promise<void> {
    const isRemoved = await (await this.#code.load())?.own.remove(account);
    if (!isRemoved) this.#notices.alert(texts.remain);
  }

  async #loadOrSay(): Promise<DeviceUseCases | null> {
    const code = await this.#code.load();
    if (code === null) this.#notices.alert(texts.notLoaded);
    return code;
  }
}
