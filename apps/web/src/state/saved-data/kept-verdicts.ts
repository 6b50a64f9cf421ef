import type { AccountId } from '@glo/domain/shared/ids';
import type { VerdictsByJob } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Notices } from '../notices.ts';
import { texts } from '../verdicts/texts.ts';
import { DeviceCode, type DeviceUseCases } from '../device-code.ts';

/** All verdicts of the recruiter on this device: their count, export, import and removal. Shows its own failures. */
@injectable()
export class KeptVerdicts {
  /** 0 until `refresh` was called. */
  count = 0;
  readonly #code: DeviceCode;
  readonly #notices: Notices;

  constructor(code: DeviceCode, notices: Notices) {
    this.#code = code;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async refresh(): Promise<void> {
    const count = (await (await this.#load())?.own.count()) ?? 0;
    runInAction(() => (this.count = count));
  }

  /** Empty after a failure. */
  async all(): Promise<VerdictsByJob> {
    return (await (await this.#load())?.own.all()) ?? new Map();
  }

  /** Returns content for JSON, or `null` after a failure. */
  async exported(): Promise<object | null> {
    const code = await this.#load();
    if (code === null) this.#notices.alert(texts.notLoaded);
    return (await code?.own.exported()) ?? null;
  }

  /** Adds exported content. Returns `null` after a failure. */
  async bringIn(
    content: unknown,
    account: AccountId,
  ): Promise<{ readonly added: number; readonly undo: () => Promise<void> } | null> {
    const code = await this.#load();
    if (code === null) {
      this.#notices.alert(texts.notLoaded);
      return null;
    }
    const { added, undo } = await code.own.bringIn(content, account);
    if (added > 0 && code.own.isForVisitOnly) this.#notices.showToast(texts.forVisit, 'warning', 'verdicts-visit');
    await this.refresh();
    return { added, undo: () => this.#undo(undo) };
  }

  /** Returns an undo that keeps later verdicts. */
  async removeMine(): Promise<() => Promise<void>> {
    const removed = await (await this.#load())?.own.removeMine();
    if (!removed?.isRemoved) this.#notices.alert(texts.remain);
    await this.refresh();
    return () => this.#undo(async () => removed?.undo());
  }

  /** Removes the unfinished acts, too. */
  async forget(account: AccountId): Promise<void> {
    const code = await this.#load();
    await code?.journal.forget(account);
    const isRemoved = await code?.own.forget(account);
    if (!isRemoved) this.#notices.alert(texts.remain);
  }

  async #load(): Promise<DeviceUseCases | null> {
    return await this.#code.load().catch(() => null);
  }

  async #undo(undo: () => Promise<void>): Promise<void> {
    await undo();
    await this.refresh();
  }
}
