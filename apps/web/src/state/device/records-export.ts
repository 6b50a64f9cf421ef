import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { longDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import { LocalRecords } from './local-records.ts';
import { writeRecordsFile } from './records-file.ts';
import { texts } from './texts.ts';

const hint = 'export-records';
/** Minimum count of private notes for the suggestion. */
const manyNotes = 10;

@injectable()
export class RecordsExport {
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
    return Object.values(this.#records.counts).every((count) => count === 0);
  }

  readonly save = (): void => {
    const account = this.#session.current?.accountId;
    if (account === undefined || this.isEmpty) return;
    const file = fileNameOf(texts.file(longDate(new Date())), 'json');
    this.#downloads.save(file, writeRecordsFile(this.#records.mine, account), 'application/json');
  };

  /** Once per account and device. */
  readonly suggest = (): void => {
    const { mine, counts } = this.#records;
    if (counts.notes < manyNotes || mine.seenHints.includes(hint)) return;
    void this.#records.sawHint(hint);
    const action = { label: texts.export, onPress: this.save };
    this.#notices.show({ key: hint, text: texts.onlyHere(counts.notes), tone: 'info', action });
  };
}
