import { Masks } from '@glo/domain/blind-review/masks';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';

/** Blind review: who candidates are is hidden until each is revealed. On or off is kept on the device, who was revealed in memory only. */
@injectable()
export class BlindReview {
  revealed: ReadonlySet<StudentId> = new Set();
  /** What candidates are shown through. */
  readonly masks = new Masks((student) => this.isHidden(student));
  readonly #records: LocalRecords;
  readonly #notices: Notices;

  constructor(records: LocalRecords, notices: Notices, session: SessionState) {
    this.#records = records;
    this.#notices = notices;
    makeAutoObservable(this, { revealed: observableRef, masks: false, isHidden: false }, { autoBind: true });
    reaction(() => session.draftsOf, this.forget);
  }

  /** Reads what is kept, before anybody is shown. */
  open(): void {
    this.#records.open();
  }

  get isOn(): boolean {
    return this.#records.mine.isBlind;
  }

  isHidden(student: StudentId): boolean {
    return this.isOn && !this.revealed.has(student);
  }

  /** What toasts say was true when they came: they may name somebody. */
  toggle(): void {
    if (!this.isOn) for (const { key } of this.#notices.toasts) this.#notices.dismissToast(key);
    void this.#records.reviewBlind(!this.isOn);
  }

  reveal(student: StudentId): void {
    this.revealed = new Set([...this.revealed, student]);
  }

  forget(): void {
    this.revealed = new Set();
  }
}
