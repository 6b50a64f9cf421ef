import { drawInt, type RandomSource, systemRandom } from '../../data/random-source.ts';
import type { Asked } from './fault-shape.ts';
import { matches } from './path-pattern.ts';
import { type AskedOf, isAskedFor } from './when.ts';

export type Effect = 'answer' | 'drop' | NonNullable<Asked['kind']> | 'delay';

/** A planned failure of a world. */
export class Fault {
  readonly id: string;
  readonly asked: Asked;
  readonly effect: Effect;
  readonly #ended = new AbortController();
  readonly #random: RandomSource;
  #passed = 0;
  #fired = 0;

  constructor(id: string, asked: Asked, random = systemRandom) {
    this.id = id;
    this.#random = random;
    this.asked = asked;
    this.effect = asked.kind ?? (asked.drop === true ? 'drop' : asked.status === undefined ? 'delay' : 'answer');
  }

  /** Aborted when the fault is removed. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Whether it can only be told once the body has been read. */
  get needsBody(): boolean {
    return this.asked.when?.body !== undefined;
  }

  /** Whether this call is hit; counts it. */
  hits(asked: AskedOf): boolean {
    const { method, path, when, after = 0, times = Number.POSITIVE_INFINITY, probability = 1 } = this.asked;
    if ((method !== undefined && method !== asked.method) || !matches(path, asked.path)) return false;
    if (when !== undefined && !isAskedFor(when, asked)) return false;
    if (this.#passed < after) {
      this.#passed += 1;
      return false;
    }
    if (this.#fired >= times || !this.#happens(probability)) return false;
    this.#fired += 1;
    return true;
  }

  /** How long this call is held up, in milliseconds. */
  delay(): number {
    const { delayMs = 0, jitterMs = 0 } = this.asked;
    return delayMs + (jitterMs === 0 ? 0 : drawInt(this.#random, 'jitter', Math.ceil(jitterMs) + 1));
  }

  /** As many bytes that are no text in any encoding. */
  garbage(count: number): Buffer {
    return Buffer.concat([Buffer.from([0xff]), this.#random.bytes('garbage', count)]);
  }

  #happens(probability: number): boolean {
    return probability === 1 || drawInt(this.#random, 'probability', fine) < probability * fine;
  }

  end(): void {
    this.#ended.abort();
  }

  /** As the control surface shows it; `remaining` is null without an end. */
  toJSON() {
    const { times } = this.asked;
    return {
      id: this.id,
      ...this.asked,
      fired: this.#fired,
      remaining: times === undefined ? null : times - this.#fired,
    };
  }
}

const fine = 1_000_000;
