import { afterTheCall, beforeTheCall, type Failure, failures } from './kinds.ts';

/**
 * What `npm test` tries on each screen, of all that `npm run test:deep` tries: one kind of failure and one other thing that goes
 * wrong, in turn, so that neighbours get different ones. sample.test.ts holds that nothing is left out over all screens.
 */

function inTurn<T>(all: readonly T[], index: number): T {
  return all[index % all.length] as T;
}

export const whileReading = ['a hang', 'a late failure', 'a late reply', 'no session'] as const;
export type WhileReading = (typeof whileReading)[number];

export interface ReadingSample {
  readonly failure: Failure;
  readonly more: WhileReading;
}

/** Of each screen, by whether a recruiter opens it, who has a session that can end. */
export function readingSample(areRecruiters: readonly boolean[]): readonly ReadingSample[] {
  return areRecruiters.map((isRecruiter, index) => {
    const more = inTurn(whileReading, index);
    return { failure: inTurn<Failure>(failures, index), more: isRecruiter || more !== 'no session' ? more : 'a hang' };
  });
}

export const whileSubmitting = ['a hang', 'a late failure', 'no session', 'nothing'] as const;
export type WhileSubmitting = (typeof whileSubmitting)[number];

export interface SubmittingSample {
  readonly failure: Failure;
  /** The call was done, and what it says cannot be read: before a late failure, which is of the next call. */
  readonly unread: Failure;
  readonly more: WhileSubmitting;
}

interface Kind {
  readonly isRecruiter: boolean;
  /** Whether anything is read of the reply: where nothing is, it has no wrong shape. */
  readonly readsReply: boolean;
  readonly waitsForFirst?: boolean | undefined;
}

/** A browser sends a call that hung again by itself over a connection that was used before: after a dropped one none is. */
const connected = beforeTheCall.filter(({ fault }) => !('drop' in fault));

export function submittingSample(screens: readonly Kind[]): readonly SubmittingSample[] {
  return screens.map(({ isRecruiter, readsReply, waitsForFirst }, index) => {
    const more = inTurn(whileSubmitting, index);
    return {
      failure: inTurn<Failure>(waitsForFirst && more === 'a hang' ? connected : beforeTheCall, index),
      unread: readsReply ? inTurn<Failure>(afterTheCall, Math.floor(index / 4)) : afterTheCall[0],
      more: isRecruiter || more !== 'no session' ? more : 'nothing',
    };
  });
}
