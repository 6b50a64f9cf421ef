import { countAll, mergeAll, revertAll } from '@glo/domain/device/kinds';
import { injectable } from 'inversify';
import { deviceKinds, fileKinds } from '../../../state/kinds/kinds.ts';
import { Notices } from '../../../state/notices.ts';
import {
  longestRecordsFile,
  readRecordsFile,
  type RecordsFileProblem,
} from '../../../state/saved-data/records-file.ts';
import { SavedData } from '../../../state/saved-data/saved-data.ts';
import { SessionState } from '../../../state/session-state.ts';
import { menuTexts as texts } from '../texts.ts';

export type RecordsFile = Pick<File, 'size' | 'text'>;

@injectable()
export class RecordsImport {
  readonly #saved: SavedData;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(saved: SavedData, session: SessionState, notices: Notices) {
    this.#saved = saved;
    this.#session = session;
    this.#notices = notices;
  }

  /** Explains a file that it refuses. */
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
    const change = await this.#saved.change(account, (mine) => mergeAll(deviceKinds, mine, { ...mine, ...read }));
    const undo = () => this.#saved.change(account, (mine) => revertAll(deviceKinds, mine, change));
    this.#notices.offerUndo({ text: texts.transfer.imported(countAll(fileKinds, change)), undo: () => void undo() });
  };

  #refuse(problem: RecordsFileProblem): void {
    this.#notices.alert(`${texts.transfer.problems[problem]} ${texts.transfer.unchanged}`);
  }
}
