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
import { texts } from './texts.ts';

/** What there is to know of a file before it is read. */
export type NotesFile = Pick<File, 'size' | 'text'>;

/** Takes notes and stars from one browser to another, as a file. */
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

  readonly save = (): void => {
    const account = this.#session.current?.accountId;
    if (account === undefined || this.isEmpty) return;
    const file = fileNameOf(texts.transfer.file(longDate(new Date().toISOString())), 'json');
    this.#downloads.save(file, writeNotesFile(this.#records.mine, account), 'application/json');
  };

  /** All of it or, with a sentence, nothing. */
  readonly take = async (file: NotesFile): Promise<void> => {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    // Bytes, never fewer than characters: a film is not read to see that it is none.
    const read = file.size > longestNotesFile * 3 ? 'too-large' : readNotesFile(await textOf(file), account);
    if (typeof read === 'string') {
      this.#refuse(read);
      return;
    }
    const takeBack = await this.#records.bringIn((mine) => withNotesAndStars(mine, read));
    if (takeBack === null) this.#refuse('no-room');
    else this.#notices.undoable(texts.transfer.taken(read.notes.size, read.starred.size), () => void takeBack());
  };

  #refuse(problem: NotesFileProblem | 'no-room'): void {
    this.#notices.alert(`${texts.transfer.problems[problem]} ${texts.transfer.unchanged}`);
  }
}

/** '' for what cannot be read: it was moved or removed meanwhile. */
async function textOf(file: NotesFile): Promise<string> {
  try {
    return await file.text();
  } catch {
    return '';
  }
}
