import { lastEmailedAt } from '@glo/domain/contact/contacts';
import { Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { nameOf } from '@glo/domain/candidates/identity';
import { notesTable } from '@glo/domain/candidates/notes-table';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { texts } from './texts.ts';

@injectable()
export class NotesExport {
  busy = false;
  readonly #records: LocalRecords;
  readonly #store: ServiceStore;
  readonly #downloads: Downloads;
  readonly #notices: Notices;

  constructor(records: LocalRecords, store: ServiceStore, downloads: Downloads, notices: Notices) {
    this.#records = records;
    this.#store = store;
    this.#downloads = downloads;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.#students.length === 0;
  }

  /** Loads the names. If that fails, the file has only ids. */
  async save(): Promise<void> {
    if (this.busy || this.isEmpty) return;
    this.busy = true;
    const students = this.#students;
    const answer = await this.#store.candidates.byIds(students);
    const names = new Map(answer.ok ? answer.value.map((candidate) => [candidate.id, nameOf(candidate)]) : []);
    const { contacted } = this.#records.mine;
    const table = notesTable(
      students.map((id) => ({
        id,
        name: names.get(id) ?? '',
        note: this.#records.noteOn(id),
        writtenOn: lastEmailedAt(contacted, id),
      })),
    );
    const file = fileNameOf(texts.notesFile(longDate(new Date())), 'csv');
    // The byte order mark tells spreadsheets that the file is UTF-8.
    this.#downloads.save(file, `\uFEFF${table}`, 'text/csv;charset=utf-8');
    if (!answer.ok) this.#notices.showToast(texts.namesMissing, 'warning');
    runInAction(() => {
      this.busy = false;
    });
  }

  get #students(): readonly StudentId[] {
    return [...this.#records.mine.notes.keys()];
  }
}
