import { type Changed, countAll, mergeAll, revertAll } from '@glo/domain/device/kinds';
import type { AccountId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { fileKinds, kinds, rowKinds } from '../../../state/kinds/kinds.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { noRecords, type RecordsOfOne } from '../../../state/device/records.ts';
import { Notices } from '../../../state/notices.ts';
import {
  longestRecordsFile,
  readRecordsFile,
  type RecordsFileProblem,
  type SavedRecords,
} from '../../../state/saved-data/records-file.ts';
import { SavedRows } from '../../../state/saved-data/saved-rows.ts';
import { SessionState } from '../../../state/session-state.ts';
import { menuTexts as texts } from '../texts.ts';

export type RecordsFile = Pick<File, 'size' | 'text'>;

@injectable()
export class RecordsImport {
  readonly #records: LocalRecords;
  readonly #rows: SavedRows;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(records: LocalRecords, rows: SavedRows, session: SessionState, notices: Notices) {
    this.#records = records;
    this.#rows = rows;
    this.#session = session;
    this.#notices = notices;
  }

  /** Imports everything, or nothing with an explanation. */
  readonly take = async (file: RecordsFile): Promise<void> => {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    // Checks the size first, so that a huge file is never read. A UTF-16 code unit takes at most 3 bytes. A file that
    // was removed reads as empty.
    const read =
      file.size > longestRecordsFile * 3 ? 'too-large' : readRecordsFile(await file.text().catch(() => ''), account);
    if (typeof read === 'string') {
      this.#refuse(read);
      return;
    }
    const rows = await this.#rows.change(account, (mine) => mergeAll(rowKinds, mine, { ...mine, ...read }));
    const revertRows = () => this.#rows.change(account, (mine) => revertAll(rowKinds, mine, rows));
    const records = await this.#merge(read, account);
    if (records === null) {
      await revertRows();
      this.#refuse('no-room');
      return;
    }
    const undo = () =>
      void Promise.all([this.#records.keep((mine) => revertAll(kinds, mine, records), account), revertRows()]);
    const added = countAll(fileKinds, {
      before: { ...rows.before, ...records.before },
      after: { ...rows.after, ...records.after },
    });
    this.#notices.offerUndo({ text: texts.transfer.imported(added), undo });
  };

  /** Returns `null` if the device is full. Then nothing is changed. */
  async #merge(imported: SavedRecords, account: AccountId): Promise<Changed<RecordsOfOne> | null> {
    let [before, after] = [noRecords, noRecords];
    const isKept = await this.#records.changeOrLeave((mine) => {
      before = mine;
      after = mergeAll(kinds, mine, imported);
      return after;
    }, account);
    return isKept ? { before, after } : null;
  }

  #refuse(problem: RecordsFileProblem | 'no-room'): void {
    this.#notices.alert(`${texts.transfer.problems[problem]} ${texts.transfer.unchanged}`);
  }
}
