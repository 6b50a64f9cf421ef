/** A set of whole numbers below a count, a bit each: a hundred thousand take twelve kilobytes. */
export type NumberSet = Int32Array;

export const emptySet = (count: number): NumberSet => new Int32Array(Math.ceil(count / 32));

export function addNumber(set: NumberSet, number: number): void {
  const word = number >> 5;
  set[word] = (set[word] ?? 0) | (1 << (number & 31));
}

/** Takes out of the set what is not in `other`. */
export function keepOnly(set: NumberSet, other: NumberSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}
