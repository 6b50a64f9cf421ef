import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import {
  longestNotesFile,
  type NotesFileProblem,
  readNotesFile,
  withNotesAndStars,
  writeNotesFile,
} from '@glo/domain/candidates/notes-file';
import { longDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { menuTexts as texts } from '../texts.ts';

export type NotesFile = Pick<File, 'size' | 'text'>;

@injectable()
export class NotesTransfer {
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(records: LocalRecords, session: SessionState, downloads: Downloads, notices: Notices) {
    this.#records = records;
    this.#session = session;
    this.#downloads = downloads;
    this.#notices = notices;
  }

  get isEmpty(): boolean {
    const { notes, stars } = this.#records.counts;
    return notes + stars === 0;
  }

  readonly exportFile = (): void => {
    const account = this.#session.current?.accountId;
    if (account === undefined || this.isEmpty) return;
    const file = fileNameOf(texts.transfer.file(longDate(new Date())), 'json');
    this.#downloads.save(file, writeNotesFile(this.#records.mine, account), 'application/json');
  };

  /** Imports everything, or nothing with an explanation. */
  readonly importFile = async (file: NotesFile): Promise<void> => {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    // Checks the size first, so that a huge file is never read. A UTF-16 code unit takes at most 3 bytes.
    const read = file.size > longestNotesFile * 3 ? 'too-large' : readNotesFile(await textOf(file), account);
    if (typeof read === 'string') {
      this.#refuse(read);
      return;
    }
    const undo = await this.#records.bringIn((mine) => withNotesAndStars(mine, read));
    if (undo === null) this.#refuse('no-room');
    else this.#notices.undoable(texts.transfer.taken(read.notes.size, read.starred.size), () => void undo());
  };

  #refuse(problem: NotesFileProblem | 'no-room'): void {
    this.#notices.alert(`${texts.transfer.problems[problem]} ${texts.transfer.unchanged}`);
  }
}

/** Returns '' for unreadable files, such as one that has been removed. */
async function textOf(file: NotesFile): Promise<string> {
  try {
    return await file.text();
  } catch {
    return '';
  }
}
