import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';

/** A key or click. `timeStamp` is on the clock of `performance.now()`, in milliseconds. */
export type Press = Pick<Event, 'timeStamp'>;

interface Decision {
  readonly press: Press;
  readonly act: string;
  readonly students: readonly StudentId[];
}

/** Longest pause within a double press, in milliseconds. */
export const doublePress = 400;

/** A press this soon after an awaited profile has appeared was not aimed at it. In milliseconds. */
const reaction = 100;

/**
 * Decides whether a press may decide on candidates (decision 88). Acts without a press, such as a bulk action
 * that continues, need no permission.
 */
@injectable()
export class PressGuard {
  #press: Press | null = null;
  #isAimed = true;
  #last: Decision | null = null;
  /** Since then, the profile screen shows no candidate. */
  #awaitedSince: number | null = null;
  #inSightFrom = 0;

  /** Call before the listeners of the press. `isAimed`: false if another candidate has just come under it. */
  pressed(press: Press, isAimed = true): void {
    this.#press = press;
    this.#isAimed = isAimed;
  }

  /** A profile is being opened, and its candidate is not in sight yet. */
  awaitProfile(now: number): void {
    this.#awaitedSince ??= now;
  }

  /** The awaited profile is in sight, or its screen was left. */
  endWaiting(now: number): void {
    if (this.#awaitedSince === null) return;
    this.#inSightFrom = now - this.#awaitedSince > doublePress ? now + reaction : now;
    this.#awaitedSince = null;
  }

  /** Soon after a decision, accepts only another act on the same candidates. An undo needs no candidate in sight. */
  accepts(act: string, students: readonly StudentId[]): boolean {
    const press = this.#press;
    if (press === null || this.hasDecided(press)) return true;
    if (act !== 'undo' && !(this.#isAimed && this.#isProfileInSight(press))) return false;
    if (this.#isSecond(press, act, students)) return false;
    this.#last = { press, act, students };
    return true;
  }

  hasDecided(press: Press): boolean {
    return this.#last?.press === press;
  }

  #isProfileInSight({ timeStamp }: Press): boolean {
    return this.#awaitedSince === null && timeStamp >= this.#inSightFrom;
  }

  #isSecond({ timeStamp }: Press, act: string, students: readonly StudentId[]): boolean {
    const last = this.#last;
    if (last === null || timeStamp - last.press.timeStamp >= doublePress) return false;
    return act === last.act || !students.every((student) => last.students.includes(student));
  }
}
