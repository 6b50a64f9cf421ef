import type { Call } from '@glo/adapters/wire/call';
import { basePaths } from '../http/route.ts';
import type { StandIn } from '../stand-in.ts';

export interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: File;
}

/** Somebody with cookies of their own who makes calls to a stand-in without a socket. */
export class Actor {
  readonly #app: StandIn['app'];
  readonly #cookies = new Map<string, string>();

  constructor({ app }: StandIn) {
    this.#app = app;
  }

  /** Throws for an answer that is no success. */
  async ask(call: Call, { params = {}, query, body, file }: Ask): Promise<{ status: number; reply: unknown }> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const form = new FormData();
    if (file !== undefined) form.set(call.file ?? '', file);
    const upload = new Response(form);
    const response = await this.#app.inject({
      method: call.method,
      url: basePaths[call.service] + path,
      // The address the stand-in usually has: it stands in links.
      headers: {
        host: '127.0.0.1:4000',
        ...(file !== undefined && { 'content-type': upload.headers.get('content-type') ?? '' }),
      },
      cookies: Object.fromEntries(this.#cookies),
      ...(query !== undefined && { query: { ...query } }),
      ...(body !== undefined && { payload: body as object }),
      ...(file !== undefined && { payload: Buffer.from(await upload.arrayBuffer()) }),
    });
    for (const { name, value } of response.cookies) this.#cookies.set(name, value);
    if (response.statusCode >= 300) {
      throw new Error(`${call.method} ${path} answered ${response.statusCode}: ${response.body}`);
    }
    return { status: response.statusCode, reply: response.json() };
  }
}
