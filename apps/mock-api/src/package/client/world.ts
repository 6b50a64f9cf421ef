import { Control } from './control.ts';
import { Outbox } from './outbox.ts';
import { Requests } from './requests.ts';
import { type Cookie, type Credentials, demoRecruiter, type Session, signIn } from './session.ts';
import type { DataSet, FaultToPlan } from './shapes.ts';
import { WorldClock } from './world-clock.ts';

export interface PlannedFault {
  readonly id: string;
  /** What it holds up goes on. */
  remove(): Promise<void>;
}

/** One test's own data, sessions, clock, faults, mail and requests. Every call throws `WorldEvicted` once it was dropped. */
export class World implements AsyncDisposable {
  /** The address of the stand-in. */
  readonly url: string;
  readonly name: string;
  /** What puts a request into this world. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for a browser. */
  readonly cookies: readonly Cookie[];
  readonly outbox: Outbox;
  readonly requests: Requests;
  readonly clock: WorldClock;
  readonly #control: Control;

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
    this.headers = { 'x-mock-world': name };
    this.cookies = [{ name: 'x-mock-world', value: name, url }];
    this.#control = new Control(url, this.headers);
    this.outbox = new Outbox(this.#control);
    this.requests = new Requests(this.#control);
    this.clock = new WorldClock(this.#control);
  }

  /** A request in this world. */
  fetch(path: string, init?: RequestInit): Promise<Response> {
    return this.#control.fetch(path, init);
  }

  /** Plans a failure: docs/mock-control.md says which there are. */
  async fault(asked: FaultToPlan): Promise<PlannedFault> {
    const { id } = await this.#control.call<{ id: string }>('POST', 'faults', asked);
    return { id, remove: async () => void (await this.#control.call('DELETE', `faults/${id}`)) };
  }

  /** Removes all planned failures. */
  async clearFaults(): Promise<void> {
    await this.#control.call('DELETE', 'faults');
  }

  /** Back to a known data set, with all else as in a new world: brings one that was dropped back, too. Returns how many rows there are of each kind. */
  async reset(to: DataSet = {}): Promise<Record<string, number>> {
    return (await this.#control.call<{ rows: Record<string, number> }>('POST', 'reset', to)).rows;
  }

  /** Signs in, by default as the demo recruiter. Throws a `StandInError` with the sentence of a refusal. */
  signIn(credentials: Credentials = demoRecruiter): Promise<Session> {
    return signIn(this.#control, this, credentials);
  }

  /** The world is gone, and what hangs in it ends. */
  async giveBack(): Promise<void> {
    await this.#control.call('DELETE', `worlds/${this.name}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.giveBack();
  }
}
