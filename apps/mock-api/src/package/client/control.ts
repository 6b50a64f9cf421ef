import type { NearestRequest } from './shapes.ts';

/** The stand-in refused, or is not there. The message is its sentence. */
export class StandInError extends Error {
  override readonly name: string = 'StandInError';
}

/** The world was evicted, since too many others were used: its data, faults and mail are lost. `reset` creates it again. */
export class WorldEvicted extends StandInError {
  override readonly name = 'WorldEvicted';
}

/** What was waited for never came, or there were more or fewer requests than expected. */
export class NotAsExpected extends StandInError {
  override readonly name = 'NotAsExpected';
  /** Of the requests that were not meant the one that is most like those; the message names it, too. */
  readonly nearest: NearestRequest | null;

  constructor(message: string, nearest: NearestRequest | null = null) {
    super(nearest === null ? message : `${message} ${told(nearest)}`);
    this.nearest = nearest;
  }
}

const told = ({ request: { id, method, path, status }, differences }: NearestRequest) =>
  `The nearest is number ${id}, ${method} ${path} ${status ?? 'without an answer'} (${differences.join('; ')}).`;

/** The calls below `/__mock`, for one world. */
export class Control {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Throws a `StandInError` with the sentence of a refusal, `NotAsExpected` for requests that are not. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(`/__mock/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const reply = (await response.json().catch(() => ({}))) as { message?: string; nearest?: NearestRequest | null };
    if (response.ok) return reply as T;
    const { message = `it answered ${response.status}.`, nearest } = reply;
    if (nearest !== undefined) throw new NotAsExpected(message, nearest);
    throw new StandInError(`${method} /__mock/${path}: ${message}`);
  }

  /** A request in this world, as the application under test makes them. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    const response = await fetch(this.#url + path, { ...init, headers });
    // No call of the services answers so.
    if (response.status !== 410) return response;
    const { message } = (await response.json()) as { message: string };
    throw new WorldEvicted(message);
  }
}
