import type { Recruiter } from '@glo/domain/account/recruiter';
import { injectable } from 'inversify';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { ThemeState } from '../../../state/theme-state.ts';
import { NotesTransfer } from './notes-transfer.ts';
import { menuTexts as texts } from '../texts.ts';

@injectable()
export class AccountMenuPresenter {
  readonly theme: ThemeState;
  readonly records: LocalRecords;
  readonly transfer: NotesTransfer;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(
    session: SessionState,
    theme: ThemeState,
    records: LocalRecords,
    transfer: NotesTransfer,
    notices: Notices,
  ) {
    this.#session = session;
    this.theme = theme;
    this.records = records;
    this.transfer = transfer;
    this.#notices = notices;
  }

  activate(): undefined {
    void this.theme.open();
    this.records.open();
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get commands(): readonly ScreenCommand[] {
    const { hasRecords, transfer, recruiter } = this;
    return [
      { label: texts.editProfile, to: paths.editProfile },
      ...(recruiter?.signsInWithGoogle ? [] : [{ label: texts.changePassword, to: paths.changePassword }]),
      ...(hasRecords ? [{ label: texts.removeRecords, to: () => void this.removeRecords() }] : []),
      ...(transfer.isEmpty ? [] : [{ label: texts.transfer.export, to: transfer.exportFile }]),
      { label: texts.deleteAccount, to: paths.deleteAccount },
    ];
  }

  get hasRecords(): boolean {
    return Object.values(this.records.counts).some((count) => count > 0);
  }

  async removeRecords(): Promise<void> {
    if (!this.hasRecords) return;
    const undo = await this.records.removeMine();
    this.#notices.undoable(texts.recordsRemoved, () => void undo());
  }
}
