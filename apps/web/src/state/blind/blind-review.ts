import { type Identity, withoutIdentity } from '@glo/domain/blind-review/hidden-text';
import { Masks } from '@glo/domain/blind-review/masks';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { StudentId } from '@glo/domain/shared/ids';
import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';

/** Hides candidates until each is revealed. The switch is stored on the device, revealed candidates only in memory. */
@injectable()
export class BlindReview {
  revealed: ReadonlySet<StudentId> = new Set();
  /** Used to redact texts. Works wait until their student's name is known. */
  identities: ReadonlyMap<StudentId, Identity> = new Map();
  readonly masks = new Masks((student) => this.isHidden(student), {
    get: (student) => this.identities.get(student),
    set: (student, identity) => this.know(student, identity),
  });
  readonly #records: LocalRecords;
  readonly #notices: Notices;

  constructor(records: LocalRecords, notices: Notices, session: SessionState) {
    this.#records = records;
    this.#notices = notices;
    makeAutoObservable(
      this,
      {
        revealed: observableRef,
        identities: observableRef,
        masks: false,
        isHidden: false,
        shownFilter: false,
        textAbout: false,
        maskReason: false,
      },
      { autoBind: true },
    );
    reaction(() => session.draftsOf, this.forget);
  }

  /** Call before rendering candidates. */
  open(): void {
    this.#records.open();
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

  /** Removes the name of a hidden candidate from what the recruiter or a manager wrote about them. */
  textAbout(person: Pick<Candidate, 'id' | 'name'>, text: string): string {
    const { masks } = this;
    if (text === '' || !this.isHidden(person.id)) return text;
    return withoutIdentity(text, { name: nameOf(masks.original(person)) }, masks.aliasOf(person.id));
  }

  /** Returns the verdict without the name of a hidden candidate in the recruiter's own reason. */
  maskReason(person: Pick<Candidate, 'id' | 'name'>, record: VerdictRecord): VerdictRecord {
    return { ...record, reasonText: this.textAbout(person, record.reasonText) };
  }

  toggle(): void {
    if (!this.isOn) for (const { key } of this.#notices.toasts) this.#notices.dismissToast(key);
    void this.#records.reviewBlind(!this.isOn);
  }

  reveal(student: StudentId): void {
    this.revealed = new Set([...this.revealed, student]);
  }

  know(student: StudentId, identity: Identity): void {
    this.identities = new Map([...this.identities, [student, identity]]);
  }

  forget(): void {
    this.revealed = new Set();
    this.identities = new Map();
  }
}
