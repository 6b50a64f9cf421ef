import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { longDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { LocalRecords } from '../device/local-records.ts';
import { texts } from '../device/texts.ts';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import { writeRecordsFile } from './records-file.ts';
import { SavedData } from './saved-data.ts';

const hint = 'export-records';
const manyNotes = 10;

@injectable()
export class RecordsExport {
  readonly #records: LocalRecords;
  readonly #saved: SavedData;
  readonly #session: SessionState;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(records: LocalRecords, saved: SavedData, session: SessionState, downloads: Downloads, notices: Notices) {
    this.#records = records;
    this.#saved = saved;
    this.#session = session;
    this.#downloads = downloads;
    this.#notices = notices;
  }

  readonly save = async (): Promise<void> => {
    const account = this.#session.current?.accountId;
    if (account === undefined || this.#saved.isEmpty) return;
    const saved = await this.#saved.read();
    const file = fileNameOf(texts.file(longDate(new Date())), 'json');
    this.#downloads.save(file, writeRecordsFile(saved, account), 'application/json');
  };

  /** Once per account and device. */
  readonly suggest = (): void => {
    const { mine, counts } = this.#records;
    if (counts.notes < manyNotes || mine.seenHints.includes(hint)) return;
    void this.#records.sawHint(hint);
    const action = { label: texts.export, onPress: () => void this.save() };
    this.#notices.show({ key: hint, text: texts.onlyHere(counts.notes), tone: 'info', action });
  };
}
