/** Expected time per person, in seconds, until a review has its own pace. */
const usual = 20;
/** A longer look was a break. In seconds. */
const longest = 120;
/** Times that make the pace. The usual time fills up missing ones, so that a few quick decisions hardly change it. */
export const paceLength = 20;

/** `seconds`: time that the last people took, the newest last. Returns at least 1. */
export function minutesLeft(people: number, seconds: readonly number[]): number {
  const known = seconds.slice(-paceLength).map((each) => Math.min(each, longest));
  const total = known.reduce((sum, each) => sum + each, (paceLength - known.length) * usual);
  return Math.max(1, Math.round((people * total) / paceLength / 60));
}
