import type { StudentId } from '@glo/domain/shared/ids';
import { observable } from 'mobx';

/** Which candidates of a list are selected. A card that asks for its own id is drawn again only when that changes. */
export class Selection {
  readonly #ids = observable.map<StudentId, true>();
  /** Where a range begins. */
  #anchor: StudentId | null = null;

  get size(): number {
    return this.#ids.size;
  }

  get ids(): readonly StudentId[] {
    return [...this.#ids.keys()];
  }

  has(student: StudentId): boolean {
    return this.#ids.has(student);
  }

  add(students: readonly StudentId[]): void {
    for (const student of students) this.#ids.set(student, true);
  }

  remove(students: Iterable<StudentId>): void {
    for (const student of students) this.#ids.delete(student);
  }

  /** One; with a `range`, the ids in their order, all between it and the one before, too. */
  set(student: StudentId, selected: boolean, range: readonly StudentId[]): void {
    const ends = [range.indexOf(this.#anchor ?? student), range.indexOf(student)];
    const students = ends.includes(-1) ? [student] : range.slice(Math.min(...ends), Math.max(...ends) + 1);
    if (selected) this.add(students);
    else this.remove(students);
    this.#anchor = student;
  }

  clear(): void {
    this.#ids.clear();
    this.#anchor = null;
  }
}
