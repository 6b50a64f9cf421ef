import { Masks } from '@glo/domain/blind-review/masks';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { createAtom, makeAutoObservable, observableRef, when } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';

/** Hides candidates until each is revealed. The switch is stored on the device, revealed candidates only in memory. */
@injectable()
export class BlindReview {
  revealed: ReadonlySet<StudentId> = new Set();
  readonly masks = new Masks(this, createAtom('BlindReview.names'));
  readonly #records: LocalRecords;
  readonly #notices: Notices;

  constructor(records: LocalRecords, notices: Notices, session: SessionState) {
    this.#records = records;
    this.#notices = notices;
    makeAutoObservable(
      this,
      {
        revealed: observableRef,
        masks: false,
        isHidden: false,
        shownFilter: false,
        textAbout: false,
      },
      { autoBind: true },
    );
    session.onOwnerChange(this.forget);
    when(
      () => this.isOn,
      () => void this.#prepare(),
    );
  }

  get isOn(): boolean {
    return this.#records.mine.isBlind;
  }

  isHidden(student: StudentId): boolean {
    return this.isOn && !this.revealed.has(student);
  }

  /** Gender would be visible in a list that is filtered by it. */
  get hidesGender(): boolean {
    return this.isOn;
  }

  /** The filter without what blind review hides. The same object if nothing is hidden. */
  shownFilter(filter: CandidateFilter): CandidateFilter {
    return this.hidesGender && filter.gender !== '' ? { ...filter, gender: '' } : filter;
  }

  /** Removes the names of hidden candidates from what the recruiter or a manager wrote about one. */
  textAbout(person: Pick<Candidate, 'id' | 'name'>, text: string): string {
    const original = this.masks.original(person);
    return this.masks.textAbout({ id: original.id, name: nameOf(original) }, text);
  }

  toggle(): void {
    const isBlind = !this.isOn;
    if (isBlind) for (const { key } of this.#notices.toasts) this.#notices.dismissToast(key);
    void this.#prepare().then(() => this.#records.choose('isBlind', isBlind));
  }

  /** Without its code, texts stay blank. */
  async #prepare(): Promise<void> {
    await this.masks.load().catch(() => undefined);
  }

  reveal(student: StudentId): void {
    this.revealed = new Set([...this.revealed, student]);
  }

  forget(): void {
    this.revealed = new Set();
    this.masks.forget();
  }
}
