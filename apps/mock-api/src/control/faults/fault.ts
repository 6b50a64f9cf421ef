import { drawInt, type RandomSource, systemRandom } from '../../data/random-source.ts';
import type { Counts } from '../../store/counts/counts.ts';
import type { Asked } from './fault-shape.ts';
import { matches } from './path-pattern.ts';
import { type AskedOf, isAskedFor } from './when.ts';

export type Effect = 'answer' | 'drop' | NonNullable<Asked['kind']> | 'delay';

/** How many calls that it is planned for it left alone first, and how many it hit. */
interface Tally {
  readonly passed: number;
  readonly fired: number;
}

const untried: Tally = { passed: 0, fired: 0 };

/** A planned failure of a world. */
export class Fault {
  readonly id: string;
  readonly asked: Asked;
  readonly effect: Effect;
  readonly #ended = new AbortController();
  readonly #random: RandomSource;

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

  /** Whether it is planned for this call. */
  isFor(asked: AskedOf): boolean {
    const { method, path, when } = this.asked;
    if ((method !== undefined && method !== asked.method) || !matches(path, asked.path)) return false;
    return when === undefined || isAskedFor(when, asked);
  }

  /** Whether a call that it is planned for is hit; counts it. */
  hits(counts: Counts): Promise<boolean> {
    const { after = 0, times = Number.POSITIVE_INFINITY, probability = 1 } = this.asked;
    return counts.change<Tally, boolean>(this.#key, (tally = untried) => {
      if (tally.passed < after) return [{ ...tally, passed: tally.passed + 1 }, false];
      if (tally.fired >= times || !this.#happens(probability)) return [tally, false];
      return [{ ...tally, fired: tally.fired + 1 }, true];
    });
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
  async describe(counts: Counts) {
    const { times } = this.asked;
    const fired = await counts.change<Tally, number>(this.#key, (tally) => [tally, tally?.fired ?? 0]);
    return { id: this.id, ...this.asked, fired, remaining: times === undefined ? null : times - fired };
  }

  get #key(): string {
    return `fault ${this.id}`;
  }
}

const fine = 1_000_000;
