import type { Control } from './control.ts';
import type { Har, RequestFilter, ServedRequest } from './shapes.ts';

export interface RequestWanted extends RequestFilter {
  /** So many of them: 1 unless given. */
  times?: number;
  /** 5,000 unless given. */
  timeoutMs?: number;
}

/** Exactly so many, or at least, at most or both. */
export type RequestsExpected = RequestFilter & ({ times: number } | { atLeast?: number; atMost?: number });

/** The requests that came in one world, those of the control surface apart: the last 1,000. */
export class Requests {
  readonly #control: Control;

  constructor(control: Control) {
    this.#control = control;
  }

  /** Oldest first. */
  async list(filter: RequestFilter = {}): Promise<ServedRequest[]> {
    return (await this.#control.call<{ requests: ServedRequest[] }>('GET', `requests${queryOf(filter)}`)).requests;
  }

  /** With headers and replies, as a browser's network panel imports it. */
  har(filter: RequestFilter = {}): Promise<Har> {
    return this.#control.call('GET', `requests.har${queryOf(filter)}`);
  }

  async clear(): Promise<void> {
    await this.#control.call('DELETE', 'requests');
  }

  /** The newest such request, as soon as there are `times` of them; those that were before count. Throws `NotAsExpected`. */
  async waitFor({ timeoutMs = 5000, ...wanted }: RequestWanted): Promise<ServedRequest> {
    const asked = { ...wanted, timeoutMs };
    const { requests } = await this.#control.call<{ requests: ServedRequest[] }>('POST', 'requests/wait', asked);
    return requests.at(-1) as ServedRequest;
  }

  /** How many there were. Throws `NotAsExpected` when those are not as many as expected. */
  async verify(expected: RequestsExpected): Promise<number> {
    return (await this.#control.call<{ count: number }>('POST', 'requests/verify', expected)).count;
  }
}

function queryOf(filter: RequestFilter): string {
  // As JSON a time is as the server reads it, and what is not given is left out.
  const given = JSON.parse(JSON.stringify(filter)) as Record<string, string>;
  return `?${new URLSearchParams(given)}`;
}
