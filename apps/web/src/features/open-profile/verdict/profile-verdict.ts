import { nameOf } from '@glo/domain/candidates/identity';
import { type Decision, type NewDecision } from '@glo/domain/verdicts/verdict';
import type { StudentId } from '@glo/domain/shared/ids';
import { isNew, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable, when } from 'mobx';
import type { ScreenShortcut } from '../../../state/active-screen.ts';
import type { Notices } from '../../../state/notices.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import { type UndoHistory, verdictToast } from '../../../state/undo/undo-history.ts';
import { listTexts } from '../../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile.ts';
import type { ProfileOrigin } from '../profile-origin.ts';
import type { ProfileServices } from '../profile-services.ts';
import { texts } from '../texts.ts';

/** The recruiter's verdict on the open candidate of their own job. */
export class ProfileVerdict {
  readonly #opened: OpenProfile;
  readonly #origin: ProfileOrigin;
  readonly #questions: Questions;
  readonly #notices: Notices;

  constructor(opened: OpenProfile, origin: ProfileOrigin, { questions, notices }: ProfileServices) {
    this.#opened = opened;
    this.#origin = origin;
    this.#questions = questions;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `null` while undecided or shortlisted. */
  get decision(): Decision | null {
    return this.#isShortlisted ? null : (this.#record?.decision ?? null);
  }

  get reason(): string {
    return this.#opened.judgment.reason;
  }

  get lacksReason(): boolean {
    return this.decision === 'not-a-fit' && this.#record?.reason === null;
  }

  /** In the current visit of the job. */
  get isNew(): boolean {
    return isNew(this.#opened.id, this.#origin.sources);
  }

  get keys(): readonly ScreenShortcut[] {
    return [{ keys: ['z'], label: texts.undoLast, press: () => void this.whenSaved().then(this.history.undo) }];
  }

  /** Returns true if the press is meant for this candidate (see `PressGuard`). */
  accepts(act: string): boolean {
    return this.#origin.verdicts.accepts(act, [this.#opened.id]);
  }

  /**
   * Returns false if the press is not accepted or the candidate is shortlisted: then it only says so. `movesOn`: the
   * profile with its button for a reason is left, so the toast has one.
   */
  decide(decision: NewDecision, movesOn = false): boolean {
    const { profile } = this.#opened;
    if (profile === null || !this.accepts(decision.decision)) return false;
    if (this.#isShortlisted) {
      this.#notices.showToast(listTexts.isShortlisted, 'info', verdictToast);
      return false;
    }
    this.#opened.hasActed = true;
    const addReason = movesOn ? () => void this.giveReason() : undefined;
    this.#origin.verdicts.decide([profile.id], decision, nameOf(profile), addReason);
    return true;
  }

  /** A second press makes the candidate undecided. */
  toggle(decision: Decision): void {
    const { id, profile } = this.#opened;
    if (this.decision !== decision) this.decide({ decision });
    else if (this.accepts(decision)) this.#origin.verdicts.makeUndecided([id], profile === null ? '' : nameOf(profile));
  }

  /** Asks for a reason, then decides. Resolves to false if nothing was decided. */
  async giveReason(): Promise<boolean> {
    const { profile } = this.#opened;
    if (profile === null) return false;
    if (this.#isShortlisted) return this.decide({ decision: 'not-a-fit' });
    const decision = await this.#questions.ask('reason', [profile]);
    return decision !== null && this.decide(decision);
  }

  /** Resolves once no shortlisting is being saved. Call it before `undo`, which also undoes a shortlisting. */
  async whenSaved(): Promise<void> {
    await when(() => this.#origin.shortlist.busy.size === 0);
  }

  /** Decisions on any candidate of the job. */
  get history(): UndoHistory {
    return this.#origin.verdicts.history;
  }

  /**
   * Undoes the last decision, which leads to its candidate. After a reload none is known: then undoes the one on `student`
   * unless it is older than `since`, an ISO time, and returns false. A refused press undoes nothing.
   */
  async undoInReview(student: StudentId | null, since: string): Promise<boolean> {
    await this.whenSaved();
    if (!this.history.accepts(student)) return true;
    if (this.history.undo().length > 0) return true;
    if (student !== null) this.#origin.verdicts.undoSince(student, since);
    return false;
  }

  get #isShortlisted(): boolean {
    return verdictOf(this.#opened.id, this.#origin.sources) === 'shortlisted';
  }

  get #record() {
    return this.#origin.verdicts.records.get(this.#opened.id);
  }
}
