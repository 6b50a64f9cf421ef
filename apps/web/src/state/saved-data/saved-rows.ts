import { type Changed, countAll, mergeAll, noneOf, type ValuesOf } from '@glo/domain/device/kinds';
import { OwnRows } from '@glo/domain/device/own-rows';
import type { AccountId } from '@glo/domain/shared/ids';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { rowKinds } from '../kinds/kinds.ts';
import { Notices } from '../notices.ts';
import { texts } from '../verdicts/texts.ts';

type Rows = ValuesOf<typeof rowKinds>;

/** The recruiter's rows on this device: their count, export, import and removal. Shows its own failures. */
@injectable()
export class SavedRows {
  /** Empty until `refresh` was called. */
  last: Rows = noneOf(rowKinds);
  readonly #own: OwnRows<typeof rowKinds>;
  readonly #journal: ActJournal;
  readonly #notices: Notices;

  constructor(own: OwnRows<typeof rowKinds>, journal: ActJournal, notices: Notices) {
    this.#own = own;
    this.#journal = journal;
    this.#notices = notices;
    makeAutoObservable(this, { last: observableRef }, { autoBind: true });
  }

  get counts() {
    return countAll(rowKinds, { before: noneOf(rowKinds), after: this.last });
  }

  async refresh(): Promise<void> {
    const last = await this.read();
    runInAction(() => (this.last = last));
  }

  read(): Promise<Rows> {
    return this.#own.read();
  }

  async change(account: AccountId, edit: (mine: Rows) => Rows): Promise<Changed<Rows>> {
    const changed = await this.#own.change(account, edit);
    await this.refresh();
    const isAdded = countAll(rowKinds, changed).verdicts > 0;
    if (isAdded && this.#own.isForVisitOnly) this.#notices.showToast(texts.forVisit, 'warning', 'verdicts-visit');
    return changed;
  }

  /** Returns an undo that keeps later rows. */
  async removeMine(account: AccountId): Promise<() => Promise<void>> {
    const removed = await this.#own.read(account);
    await this.#remove(account);
    await this.refresh();
    return async () => void (await this.change(account, (mine) => mergeAll(rowKinds, mine, removed)));
  }

  /** Removes the unfinished acts, too. */
  async forget(account: AccountId): Promise<void> {
    await this.#journal.forget(account);
    await this.#remove(account);
  }

  async #remove(account: AccountId): Promise<void> {
    if (!(await this.#own.remove(account))) this.#notices.alert(texts.remain);
  }
}
