import { injectable } from 'inversify';
import { KeptVerdicts } from '../../../state/saved-data/kept-verdicts.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import {
  importRecords,
  longestRecordsFile,
  readRecordsFile,
  type RecordsFileProblem,
} from '../../../state/device/records-file.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { menuTexts as texts } from '../texts.ts';

export type RecordsFile = Pick<File, 'size' | 'text'>;

@injectable()
export class RecordsImport {
  readonly #records: LocalRecords;
  readonly #verdicts: KeptVerdicts;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(records: LocalRecords, verdicts: KeptVerdicts, session: SessionState, notices: Notices) {
    this.#records = records;
    this.#verdicts = verdicts;
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
    const verdicts = await this.#verdicts.bringIn(read.verdicts, account);
    if (verdicts === null) return;
    const records = await importRecords(this.#records, read.records, account);
    if (records === null) {
      await verdicts.undo();
      this.#refuse('no-room');
      return;
    }
    const added = texts.transfer.imported({ ...records.added, verdicts: verdicts.added });
    this.#notices.showUndoable(added, () => void Promise.all([records.undo(), verdicts.undo()]));
  };

  #refuse(problem: RecordsFileProblem | 'no-room'): void {
    this.#notices.alert(`${texts.transfer.problems[problem]} ${texts.transfer.unchanged}`);
  }
}
