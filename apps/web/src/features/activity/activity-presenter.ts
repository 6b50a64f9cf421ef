import { type ActivityEntry, type ActivityGroup, groupOf } from '@glo/domain/activity/activity';
import {
  type ActivityDay,
  activityTable,
  byDay,
  newestFirst,
  undoableEntries,
  verdictEntries,
} from '@glo/domain/activity/activity-entries';
import { ActivityUndo } from '@glo/domain/activity/activity-undo';
import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { filterByWords } from '@glo/domain/shared/search-text';
import { longDate } from '@glo/domain/shared/dates';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { ScreenCommand } from '../../state/active-screen.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { FoldersState } from '../candidate-list/index.ts';
import { ActivityNames } from './activity-names.ts';
import { ActivityDrafts } from './activity-drafts.ts';
import { ActivityUnfinished } from './activity-unfinished.ts';
import {
  type ActivityLine,
  searchableText,
  activityLine,
  recipientsText,
  placeText,
  peopleText,
} from './activity-line.ts';
import { texts } from './texts.ts';

@injectable()
export class ActivityPresenter {
  readonly names: ActivityNames;
  readonly folders: FoldersState;
  readonly drafts: ActivityDrafts;
  readonly unfinished: ActivityUnfinished;
  typed = '';
  /** `null`: every kind. */
  group: ActivityGroup | null = null;
  decided: readonly ActivityEntry[] = [];
  /** Keyed by the time of the act. */
  readonly undoing = observable.set<string>();
  readonly #records: LocalRecords;
  readonly #keeping: VerdictKeeping;
  readonly #activityUndo: ActivityUndo;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(
    records: LocalRecords,
    activityUndo: ActivityUndo,
    folders: FoldersState,
    store: ServiceStore,
    downloads: Downloads,
    notices: Notices,
    keeping: VerdictKeeping,
    drafts: ActivityDrafts,
    unfinished: ActivityUnfinished,
  ) {
    this.drafts = drafts;
    this.unfinished = unfinished;
    this.#keeping = keeping;
    this.#records = records;
    this.#activityUndo = activityUndo;
    this.#downloads = downloads;
    this.#notices = notices;
    this.folders = folders;
    this.names = new ActivityNames(() => [...this.entries, ...drafts.all, ...unfinished.all], store);
    makeAutoObservable(
      this,
      {
        names: false,
        folders: false,
        drafts: false,
        unfinished: false,
        line: false,
        recipientsOf: false,
        unfinishedLine: false,
        decided: observableRef,
      },
      { autoBind: true },
    );
  }

  activate(): () => void {
    const closeFolders = this.folders.open();
    void this.#readVerdicts();
    void this.drafts.recover();
    this.unfinished.state.open();
    const stop = reaction(
      () => (this.isEmpty ? null : this.names.wanted.join()),
      (wanted) => wanted !== null && this.names.load(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      closeFolders();
      this.names.stop();
      this.drafts.leave();
    };
  }

  async #readVerdicts(): Promise<void> {
    const verdicts = await this.#keeping.all();
    runInAction(() => (this.decided = verdictEntries(verdicts, new Date())));
  }

  get entries(): readonly ActivityEntry[] {
    return newestFirst([...this.#records.mine.activity, ...this.decided]);
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.countAbove === 0;
  }

  /** Number of rows above the entries. */
  get countAbove(): number {
    return this.unfinished.all.length + this.drafts.all.length;
  }

  get shown(): readonly ActivityEntry[] {
    const { group } = this;
    const ofGroup = group === null ? this.entries : this.entries.filter(({ kind }) => groupOf[kind] === group);
    return filterByWords(ofGroup, this.typed, (entry) => searchableText(entry, this.names, this.folders));
  }

  find(typed: string): void {
    this.typed = typed;
    if (typed.trim() !== '') this.names.loadAll();
  }

  show(group: ActivityGroup | null): void {
    this.group = group;
  }

  showAll(): void {
    this.typed = '';
    this.group = null;
  }

  get days(): readonly ActivityDay[] {
    return byDay(this.shown, new Date());
  }

  get loading(): boolean {
    return !this.isEmpty && this.names.loading;
  }

  get canExport(): boolean {
    return this.entries.length > 0 && !this.loading;
  }

  get commands(): readonly ScreenCommand[] {
    return this.canExport ? [{ label: texts.exportCsv, to: this.exportAll }] : [];
  }

  line(entry: ActivityEntry): ActivityLine {
    return activityLine(entry, this.names, this.folders, this.typed);
  }

  /** `students` with a sentence about what was not done for them. */
  unfinishedLine(words: readonly [before: string, between: string], job: JobId, students: readonly StudentId[]) {
    const count = students.length;
    const entry: ActivityEntry = { kind: 'shortlisted', job, folder: null, title: '', students, count, at: '' };
    const [before, between] = words;
    return { ...activityLine(entry, this.names, this.folders), before, between };
  }

  recipientsOf({ students }: Pick<UnsentEmail, 'students'>): string {
    return recipientsText(students, this.names);
  }

  get undoable(): ReadonlySet<ActivityEntry> {
    return undoableEntries(this.entries);
  }

  async undo(entry: ActivityEntry): Promise<void> {
    if (this.undoing.has(entry.at)) return;
    this.undoing.add(entry.at);
    const answer = await this.folders.send(() => this.#activityUndo.run(entry));
    runInAction(() => {
      this.undoing.delete(entry.at);
      if (!answer.ok) this.#notices.showWriteFailure(answer.failure);
    });
    this.names.load();
    if (entry.folder !== null) this.folders.all.becomeStale();
  }

  exportAll(): void {
    const rows = this.shown.map((entry) => {
      const line = this.line(entry);
      return { at: entry.at, action: texts.actions[entry.kind][0], people: peopleText(line), place: placeText(line) };
    });
    const file = fileNameOf(texts.file(longDate(new Date())), 'csv');
    // The byte order mark tells spreadsheets that the file is UTF-8.
    this.#downloads.save(file, `\uFEFF${activityTable(rows)}`, 'text/csv;charset=utf-8');
  }
}
