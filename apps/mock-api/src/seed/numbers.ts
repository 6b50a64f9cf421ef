/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A bijection on 32 bits (the finalizer of MurmurHash3). */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** Generates numbers from 0 to below 1 (mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const t = Math.imul(state ^ (state >>> 15), state | 1);
    const u = t ^ (t + Math.imul(t ^ (t >>> 7), t | 61));
    return ((u ^ (u >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
