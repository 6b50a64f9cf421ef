import type { Recruiter } from '@glo/domain/account/recruiter';
import { injectable } from 'inversify';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { RecordsExport } from '../../../state/saved-data/records-export.ts';
import { SavedRows } from '../../../state/saved-data/saved-rows.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { ThemeState } from '../../../state/theme-state.ts';
import { menuTexts as texts } from '../texts.ts';
import { RecordsImport } from './records-import.ts';

@injectable()
export class AccountMenuPresenter {
  readonly theme: ThemeState;
  readonly blind: BlindReview;
  readonly records: LocalRecords;
  readonly #rows: SavedRows;
  readonly export: RecordsExport;
  readonly import: RecordsImport;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(
    session: SessionState,
    theme: ThemeState,
    blind: BlindReview,
    records: LocalRecords,
    rows: SavedRows,
    recordsExport: RecordsExport,
    recordsImport: RecordsImport,
    notices: Notices,
  ) {
    this.#session = session;
    this.theme = theme;
    this.blind = blind;
    this.records = records;
    this.#rows = rows;
    this.export = recordsExport;
    this.import = recordsImport;
    this.#notices = notices;
  }

  activate(): undefined {
    void this.theme.open();
    this.records.open();
    void this.#rows.refresh();
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get commands(): readonly ScreenCommand[] {
    const { hasRecords, recruiter } = this;
    return [
      { label: texts.editProfile, to: paths.editProfile },
      ...(recruiter?.signsInWithGoogle ? [] : [{ label: texts.changePassword, to: paths.changePassword }]),
      ...(hasRecords ? [{ label: texts.removeRecords, to: () => void this.removeRecords() }] : []),
      ...(hasRecords ? [{ label: texts.transfer.export, to: () => void this.export.save() }] : []),
      { label: texts.deleteAccount, to: paths.deleteAccount },
    ];
  }

  get counts() {
    return { ...this.#rows.counts, ...this.records.counts };
  }

  get hasRecords(): boolean {
    return !this.export.isEmpty;
  }

  async removeRecords(): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined || !this.hasRecords) return;
    const undo = await Promise.all([this.records.removeMine(), this.#rows.removeMine(account)]);
    this.#notices.offerUndo({ text: texts.recordsRemoved, undo: () => undo.forEach((part) => void part()) });
  }
}
