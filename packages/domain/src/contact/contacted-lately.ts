import { timeOf } from '../shared/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Within this many days another e-mail may feel pressing. */
const lately = 30;

/** Whether an e-mail went out within the last 30 days. `at`: an ISO time, null when none did. */
export function wasContactedLately(at: string | null, now: Date): boolean {
  if (at === null) return false;
  const age = now.getTime() - timeOf(at);
  return age < lately * dayMs;
}
