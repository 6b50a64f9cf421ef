import type { StudentId } from '@glo/domain/shared/ids';
import { observable } from 'mobx';

export class Selection {
  readonly #ids = observable.map<StudentId, true>();
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
    const between = shortestBetween(this.#anchor ?? student, student, range);
    const students = between.length > 0 ? between : [student];
    if (selected) this.add(students);
    else this.remove(students);
    this.#anchor = student;
  }

  clear(): void {
    this.#ids.clear();
    this.#anchor = null;
  }
}

/** From one to the other, both included; groups show one person in several places, and the nearest count. Empty: one of them is not there. */
function shortestBetween(one: StudentId, other: StudentId, ids: readonly StudentId[]): readonly StudentId[] {
  const all = ids.flatMap((id, begin) => {
    if (id !== one && id !== other) return [];
    const end = ids.indexOf(id === one ? other : one, begin);
    return end === -1 ? [] : [ids.slice(begin, end + 1)];
  });
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
