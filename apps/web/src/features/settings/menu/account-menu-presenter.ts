import type { Recruiter } from '@glo/domain/account/recruiter';
import { injectable } from 'inversify';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { RecordsExport } from '../../../state/saved-data/records-export.ts';
import { SavedData } from '../../../state/saved-data/saved-data.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { ThemeState } from '../../../state/theme-state.ts';
import { menuTexts as texts } from '../texts.ts';
import { RecordsImport } from './records-import.ts';

@injectable()
export class AccountMenuPresenter {
  readonly theme: ThemeState;
  readonly blind: BlindReview;
  readonly #saved: SavedData;
  readonly export: RecordsExport;
  readonly import: RecordsImport;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(
    session: SessionState,
    theme: ThemeState,
    blind: BlindReview,
    saved: SavedData,
    recordsExport: RecordsExport,
    recordsImport: RecordsImport,
    notices: Notices,
  ) {
    this.#session = session;
    this.theme = theme;
    this.blind = blind;
    this.#saved = saved;
    this.export = recordsExport;
    this.import = recordsImport;
    this.#notices = notices;
  }

  activate(): undefined {
    void this.theme.open();
    void this.#saved.refresh();
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
    return this.#saved.counts;
  }

  get hasRecords(): boolean {
    return !this.#saved.isEmpty;
  }

  async removeRecords(): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined || !this.hasRecords) return;
    const undo = await this.#saved.removeMine(account);
    this.#notices.offerUndo({ text: texts.recordsRemoved, undo: () => void undo() });
  }
}
