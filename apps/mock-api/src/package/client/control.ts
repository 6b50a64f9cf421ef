/** The stand-in refused, or is not there. The message is its sentence. */
export class StandInError extends Error {
  override readonly name: string = 'StandInError';
}

/** The world was evicted, since too many others were used: its data, faults and mail are lost. `reset` creates it again. */
export class WorldEvicted extends StandInError {
  override readonly name = 'WorldEvicted';
}

/** The calls below `/__mock`, for one world. */
export class Control {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Throws a `StandInError` with the sentence of a refusal. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(`/__mock/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const reply = (await response.json().catch(() => ({}))) as { message?: string };
    if (response.ok) return reply as T;
    throw new StandInError(`${method} /__mock/${path}: ${reply.message ?? `it answered ${response.status}.`}`);
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
