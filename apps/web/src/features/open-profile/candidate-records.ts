import { lastEmailedAt } from '@glo/domain/contact/contacts';
import type { StudentId } from '@glo/domain/shared/ids';
import { cleanParagraphs } from '@glo/domain/shared/clean-text';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalRecords } from '../../state/device/local-records.ts';

/** The recruiter's own records of one candidate, kept on this device. Also the field of the note. */
export class CandidateRecords {
  typed: string | null = null;
  /** The text is blank and saved, which is no note. */
  isBlankSaved = false;
  /** The recruiter changed the note here. */
  hasActed = false;
  onLeave: () => void = () => undefined;
  readonly required = false;
  readonly shownError = null;
  readonly #student: StudentId;
  readonly #records: LocalRecords;

  constructor(student: StudentId, records: LocalRecords) {
    this.#student = student;
    this.#records = records;
    makeAutoObservable(this, { onLeave: false, required: false, shownError: false }, { autoBind: true });
  }

  get value(): string {
    const saved = this.#records.noteOn(this.#student);
    const isWrittenElsewhere = this.isBlankSaved && saved !== '';
    return this.typed === null || isWrittenElsewhere ? saved : this.typed;
  }

  /** After saving, the field shows the saved note again, because another tab may change it. */
  async change(text: string): Promise<void> {
    this.typed = text;
    this.isBlankSaved = false;
    this.hasActed = true;
    await this.#records.note(this.#student, text);
    runInAction(() => {
      if (this.typed !== text) return;
      this.isBlankSaved = text.trim() === '';
      if (!this.isBlankSaved) this.typed = null;
    });
  }

  /** Cleans the note only now, because a space at the end may be followed by a word while it is typed. */
  async leave(): Promise<void> {
    const text = cleanParagraphs(this.value);
    this.typed = null;
    if (text !== this.value) await this.#records.note(this.#student, text);
    this.onLeave();
  }

  get writtenOn(): string | null {
    return lastEmailedAt(this.#records.mine.contacted, this.#student);
  }
}
