import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@glo/adapters/wire/call';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireSession } from '../accounts/require-session.ts';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import type { Store } from '../store/store.ts';
import { refuse } from './refusal.ts';

export const basePaths: Readonly<Record<Call['service'], string>> = {
  recruiter: '/api/recruiter',
  candidate: '/api/v1/mobile',
};

interface AnyAsk<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly store: Store<Rows>;
  now(): Date;
  readonly request: FastifyRequest;
  /** For a status other than 200, headers and cookies; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

interface SignedIn {
  /** Who is asking. */
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** What a handler gets: input as the contract describes it, and the world to work on. */
export type Ask<C extends Call> = AnyAsk<C> & (C extends { anonymous: true } ? unknown : SignedIn);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The multipart field the one file travels in, for calls that take a file instead of JSON. */
    readonly file?: string;
  }
}

/**
 * Serves one call of the contract under its service's base. Input is validated before the handler runs (400), strangers
 * are turned away unless the call is `anonymous` (401). The handler returns the reply's body, or throws a `Refusal`.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (ask: Ask<C>) => ReplyOf<C> | Promise<ReplyOf<C>>,
): void {
  const serve = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: basePaths[call.service] + call.path,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        response: { '2xx': call.reply },
      },
      ...(call.file !== undefined && { config: { file: call.file } }),
      ...(call.anonymous ? {} : { onRequest: requireSession }),
      // Not async: most handlers answer at once, and a promise for each costs.
      handler: (request, reply) => handle(askOf(call, request, reply)),
    });
  if (call.file === undefined) serve(app);
  else
    void app.register(async (scope) => {
      // Only where files come: it watches every request of its scope to the end.
      await scope.register(multipart);
      serve(scope);
    });
}

function askOf<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): Ask<C> {
  const { store, clock } = request.world;
  const ask = {
    // The validator compiler has put the schemas' output here.
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    body: request.body as BodyOf<C>,
    store,
    now: () => clock.now(),
    request,
    reply,
  };
  if (call.anonymous) return ask as Ask<C>;
  // A large body takes its time: the session may have ended meanwhile, and the account changed.
  const session = store.get('sessions', request.signedIn?.session.id ?? '');
  const account = store.get('accounts', session?.accountId ?? '');
  if (session === undefined || account === undefined) throw refuse.signInNeeded();
  return Object.assign(ask, { account, session });
}
