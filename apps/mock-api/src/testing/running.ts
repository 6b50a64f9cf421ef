import { login } from '@glo/adapters/wire/account';
import { onTestFinished } from 'vitest';
import type { Rows } from '../data/rows.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../stand-in.ts';
import type { DataSet } from '../store/store.ts';
import { aClock, type MovableClock } from './clock.ts';
import { passwordOfAll } from './people.ts';
import { Visitor } from './visitor.ts';

export interface Running extends StandIn {
  readonly clock: MovableClock;
  /** A stranger with a browser of their own, in the default world or a named one. */
  visitor(inWorld?: string): Visitor;
  /** Somebody who signed in as `email`, with the password of all test accounts. */
  signedIn(email: string): Promise<Visitor>;
}

/** A stand-in that listens and holds `rows`, without limits on guessing unless asked for, until the running test has finished. */
export async function aRunningStandIn(rows: DataSet<Rows> = {}, options: StandInOptions = {}): Promise<Running> {
  const clock = aClock();
  const standIn = await startStandIn({ clock, rows: () => rows, rateLimit: 'off', ...options });
  onTestFinished(() => standIn.close());
  const visitor = (inWorld?: string) => new Visitor(standIn.url, inWorld);
  return {
    ...standIn,
    clock,
    visitor,
    async signedIn(email) {
      const somebody = visitor();
      const { body } = await somebody.call(login, { body: { email, password: passwordOfAll } });
      if (!somebody.cookies.has('session')) throw new Error(`Nobody signed in as ${email}: ${JSON.stringify(body)}`);
      return somebody;
    },
  };
}
