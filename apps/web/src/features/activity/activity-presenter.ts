import { type ActivityEntry, activityLimits } from '@glo/domain/activity/activity';
import { type ActivityDay, byDay } from '@glo/domain/activity/activity-days';
import { activityTable } from '@glo/domain/activity/activity-table';
import { ActivityUndo } from '@glo/domain/activity/activity-undo';
import { undoableEntries } from '@glo/domain/activity/undoable-entries';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { longDate } from '@glo/domain/shared/dates';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { ScreenCommand } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { SessionState } from '../../state/session-state.ts';
import { FoldersState } from '../people/people.ts';
import { ActivityNames } from './activity-names.ts';
import { type ActivityLine, lineOf, whereOf, whoOf } from './activity-line.ts';
import { texts } from './texts.ts';

@injectable()
export class ActivityPresenter {
  readonly names: ActivityNames;
  readonly folders: FoldersState;
  /** Keyed by the time of the act. */
  readonly undoing = observable.set<string>();
  readonly #records: LocalRecords;
  readonly #activityUndo: ActivityUndo;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(
    records: LocalRecords,
    activityUndo: ActivityUndo,
    folders: FoldersState,
    board: JobBoard,
    directory: CandidateDirectory,
    session: SessionState,
    downloads: Downloads,
    notices: Notices,
  ) {
    this.#records = records;
    this.#activityUndo = activityUndo;
    this.#downloads = downloads;
    this.#notices = notices;
    this.folders = folders;
    this.names = new ActivityNames(() => this.entries, board, directory, session);
    makeAutoObservable(this, { names: false, folders: false, line: false }, { autoBind: true });
  }

  activate(): () => void {
    this.#records.open();
    this.folders.open();
    const stop = reaction(
      () => (this.entries.length === 0 ? null : this.names.wanted.join()),
      (wanted) => wanted !== null && this.names.load(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.names.stop();
    };
  }

  get entries(): readonly ActivityEntry[] {
    return this.#records.mine.activity;
  }

  get days(): readonly ActivityDay[] {
    return byDay(this.entries, new Date());
  }

  get subtitle(): string {
    return texts.kept(activityLimits.entries);
  }

  get loading(): boolean {
    return this.entries.length > 0 && this.names.loading;
  }

  get canExport(): boolean {
    return this.entries.length > 0 && !this.loading;
  }

  get commands(): readonly ScreenCommand[] {
    return this.canExport ? [{ label: texts.exportCsv, to: this.exportAll }] : [];
  }

  line(entry: ActivityEntry): ActivityLine {
    return lineOf(entry, this.names, this.folders);
  }

  get undoable(): ReadonlySet<ActivityEntry> {
    return undoableEntries(this.entries);
  }

  async undo(entry: ActivityEntry): Promise<void> {
    if (this.undoing.has(entry.at)) return;
    this.undoing.add(entry.at);
    const answer = await this.#activityUndo.run(entry);
    runInAction(() => {
      this.undoing.delete(entry.at);
      if (!answer.ok) this.#notices.actFailed(answer.failure);
    });
    this.names.load();
    if (entry.folder !== null) await this.folders.read();
  }

  exportAll(): void {
    const rows = this.entries.map((entry) => {
      const line = this.line(entry);
      return { at: entry.at, what: texts.acts[entry.kind][0], who: whoOf(line), where: whereOf(line) };
    });
    const file = fileNameOf(texts.file(longDate(new Date())), 'csv');
    // The byte order mark tells spreadsheets that the file is UTF-8.
    this.#downloads.save(file, `\uFEFF${activityTable(rows)}`, 'text/csv;charset=utf-8');
  }
}
