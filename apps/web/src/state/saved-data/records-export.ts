import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { longDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { LocalRecords } from '../device/local-records.ts';
import { writeRecordsFile } from '../device/written-file.ts';
import { texts } from '../device/texts.ts';

const hint = 'export-records';
const manyNotes = 10;

@injectable()
export class RecordsExport {
  readonly #records: LocalRecords;
  readonly #verdicts: KeptVerdicts;
  readonly #session: SessionState;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(
    records: LocalRecords,
    verdicts: KeptVerdicts,
    session: SessionState,
    downloads: Downloads,
    notices: Notices,
  ) {
    this.#records = records;
    this.#verdicts = verdicts;
    this.#session = session;
    this.#downloads = downloads;
    this.#notices = notices;
  }

  get isEmpty(): boolean {
    return this.#verdicts.count === 0 && Object.values(this.#records.counts).every((count) => count === 0);
  }

  readonly save = async (): Promise<void> => {
    const account = this.#session.current?.accountId;
    if (account === undefined || this.isEmpty) return;
    const records = this.#records.mine;
    const verdicts = await this.#verdicts.exported();
    if (verdicts === null) return;
    const file = fileNameOf(texts.file(longDate(new Date())), 'json');
    this.#downloads.save(file, writeRecordsFile({ records, verdicts }, account), 'application/json');
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
