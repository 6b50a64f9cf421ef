import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { required } from '@glo/domain/form/rules';
import { readyToSend } from '@glo/domain/form/form';
import { cleanParagraphs, cleanTyped } from '@glo/domain/shared/clean-text';
import { makeAutoObservable, observableRef } from 'mobx';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import { formField } from '../../../state/fields/form-fields.ts';
import type { Notices } from '../../../state/notices.ts';
import { texts as bulk } from '../bulk/texts.ts';
import { texts } from './texts.ts';

/** One text for the private notes of all selected candidates. */
export class NoteAddition {
  candidates: readonly Candidate[] = [];
  /** Kept until it is added, also when the modal is closed. */
  readonly text = formField<string>('', required(texts.enter, cleanParagraphs), true, cleanTyped);
  readonly #records: LocalRecords;
  readonly #notices: Notices;
  readonly #close: (then: () => void) => void;

  constructor(records: LocalRecords, notices: Notices, close: (then: () => void) => void) {
    this.#records = records;
    this.#notices = notices;
    this.#close = close;
    makeAutoObservable(this, { candidates: observableRef, text: false }, { autoBind: true });
  }

  open(candidates: readonly Candidate[]): void {
    this.candidates = candidates;
  }

  get canAdd(): boolean {
    return this.text.rule(this.text.value) === null;
  }

  submit(): void {
    if (readyToSend({ text: this.text })) this.#close(() => void this.#add());
  }

  async #add(): Promise<void> {
    const { candidates } = this;
    const lines = cleanParagraphs(this.text.value);
    const students = candidates.map(({ id }) => id);
    const added = new Set(await this.#records.addToNotes(students, lines));
    if (added.size > 0) this.text.change('');
    const tooLong = candidates.filter(({ id }) => !added.has(id));
    this.#notices.offerUndo({
      text: added.size > 0 ? texts.added(added.size) : texts.notAdded,
      detail: tooLong.length > 0 ? texts.tooLong(tooLong.length, namesOf(tooLong)) : namesOf(candidates),
      tone: tooLong.length > 0 ? 'warning' : 'success',
      undo: added.size > 0 ? () => void this.#records.removeFromNotes([...added], lines) : undefined,
    });
  }
}

const namesOf = (candidates: readonly Candidate[]) => bulk.names(candidates.map(nameOf), candidates.length > 1);
