import type { StudentId } from '@glo/domain/shared/ids';
import { action, makeAutoObservable, observableRef } from 'mobx';
import type { Notices, Undoable } from '../notices.ts';
import type { PressGuard } from '../press/press-guard.ts';
import { texts } from '../texts.ts';

/** Key of the toast about the last verdict, or about its undo by key. */
export const verdictToast = 'verdict';

type JobChange = Undoable & { readonly key: string; readonly undo: () => void };

interface Step extends JobChange {
  readonly students: readonly StudentId[];
  /** Named in the toast after Z. */
  readonly name: string;
}

/** Changes of one job's candidates in this tab. Z undoes the last one, even after its toast has closed. */
export class UndoHistory {
  /** Students of the change that was undone last. */
  undone: readonly StudentId[] = [];
  readonly #notices: Notices;
  readonly #presses: PressGuard;
  /** The newest last. */
  #steps: readonly Step[] = [];

  constructor(notices: Notices, presses: PressGuard) {
    this.#notices = notices;
    this.#presses = presses;
    makeAutoObservable(this, { undone: observableRef }, { autoBind: true });
  }

  offerUndo(students: readonly StudentId[], change: JobChange, name = change.text): void {
    const step = { ...change, students, name };
    this.#steps = [...this.#steps, step];
    const undo = action(() => this.#presses.accepts('undo', students) && this.#undo(step));
    this.#notices.offerUndo({ ...change, undo });
  }

  /** Ask before `undo`. `student`: whose decision is undone if no change is known. */
  accepts(student: StudentId | null): boolean {
    return this.#presses.accepts('undo', this.#steps.at(-1)?.students ?? (student === null ? [] : [student]));
  }

  /** Undoes the last change and says so. Returns its students. */
  undo(): readonly StudentId[] {
    const last = this.#steps.at(-1);
    if (last === undefined || !this.accepts(null)) return [];
    this.#undo(last);
    this.sayUndone(last.name, last.detail);
    return last.students;
  }

  sayUndone(name: string, detail?: string): void {
    this.#notices.show({ key: verdictToast, text: texts.undone(name), detail, tone: 'info' });
  }

  #undo(step: Step): void {
    if (!this.#steps.includes(step)) return;
    this.#steps = this.#steps.filter((each) => each !== step);
    step.undo();
    this.#notices.dismissToast(step.key);
    this.undone = step.students;
  }
}
