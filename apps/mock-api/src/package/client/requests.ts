import type { Control } from './control.ts';
import type { ServedRequest } from './shapes.ts';
import { type Patience, waitFor } from './wait-for.ts';

export interface RequestWanted extends Patience {
  method?: string;
  /** Whole, without its query; or what that has to match. */
  path?: string | RegExp;
  /** Null: no whole answer left the server. */
  status?: number | null;
  /** So many of them: 1 unless given. */
  times?: number;
}

/** The requests that came in one world, those of the control surface apart: the last 1,000. */
export class Requests {
  readonly #control: Control;

  constructor(control: Control) {
    this.#control = control;
  }

  /** All, oldest first. */
  async list(): Promise<ServedRequest[]> {
    return (await this.#control.call<{ requests: ServedRequest[] }>('GET', 'requests')).requests;
  }

  async clear(): Promise<void> {
    await this.#control.call('DELETE', 'requests');
  }

  /** The newest such request, as soon as there are `times` of them. Throws `NeverCame` with what was asked instead. */
  waitFor({ method, path, status, times = 1, ...patience }: RequestWanted): Promise<ServedRequest> {
    const isAt = (address: string) =>
      path === undefined || (path instanceof RegExp ? path.test(address) : path === address);
    return waitFor(
      {
        what: `request ${JSON.stringify({ method, path: path instanceof RegExp ? String(path) : path, status })}`,
        list: () => this.list(),
        matches: (request) =>
          (method === undefined || request.method === method.toUpperCase()) &&
          isAt(request.path.replace(/\?.*/s, '')) &&
          (status === undefined || request.status === status),
        tell: (request) => `${request.at} ${request.method} ${request.path} ${request.status ?? 'without an answer'}`,
      },
      times,
      patience,
    );
  }
}
