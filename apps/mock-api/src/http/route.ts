import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@glo/adapters/wire/call';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import type { Store } from '../store/store.ts';
import { checkReply } from './check-reply.ts';

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
}

export interface SignedIn {
  /** Who is asking. */
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** What a handler gets: input as the contract describes it, and the world to read. */
export type AskToRead<C extends Call> = AnyAsk<C> & (C extends { anonymous: true } ? unknown : SignedIn);

/** The same for one that changes something. */
export type Ask<C extends Call> = AskToRead<C> & {
  /** For a status other than 200, headers and cookies; the body is what the handler returns. */
  readonly reply: FastifyReply;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly call?: Call;
    /** Whether it changes nothing. */
    readonly onlyReads?: boolean;
    /** The multipart field the one file travels in, for calls that take a file instead of JSON. */
    readonly file?: string;
  }

  interface FastifyRequest {
    /** Filled in on routes that need a session. */
    signedIn: SignedIn | null;
  }

  interface FastifyInstance {
    /** Whether replies are checked against the contract. */
    readonly checksReplies: boolean;
    /** Fills in `signedIn`, or turns strangers away with 401, before their body is read. */
    readonly requireSession: onRequestHookHandler;
    /** Who asks, once the body has come. */
    readonly whoAsks: (request: FastifyRequest) => SignedIn;
  }
}

/**
 * Serves one call of the contract under its service's base. Input is validated before the handler runs (400), strangers
 * are turned away unless the call is `anonymous` (401). The handler answers the reply's body, or throws a `Refusal`.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (ask: Ask<C>) => Promise<ReplyOf<C>>,
): void {
  serve(app, call, false, async (request, reply) =>
    checked(app, call, await handle({ ...askOf(call, request), reply })),
  );
}

/** The same for a call that only reads: its handler answers at once, and nothing but 200. */
export function readRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (ask: AskToRead<C>) => ReplyOf<C>,
): void {
  serve(app, call, true, (request) => checked(app, call, handle(askOf(call, request))));
}

function checked<T>(app: FastifyInstance, call: Call, body: T): T {
  if (app.checksReplies) checkReply(call, body);
  return body;
}

function serve(
  app: FastifyInstance,
  call: Call,
  onlyReads: boolean,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const addTo = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: basePaths[call.service] + call.path,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
      },
      config: { call, onlyReads, ...(call.file !== undefined && { file: call.file }) },
      ...(call.anonymous ? {} : { onRequest: app.requireSession }),
      handler,
    });
  if (call.file === undefined) addTo(app);
  else
    void app.register(async (scope) => {
      // Only where files come: it watches every request of its scope to the end.
      await scope.register(multipart);
      addTo(scope);
    });
}

function askOf<C extends Call>(call: C, request: FastifyRequest): AskToRead<C> {
  const { store, clock } = request.world;
  const who = call.anonymous ? undefined : request.server.whoAsks(request);
  return {
    // The validator compiler has put the schemas' output here.
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    body: request.body as BodyOf<C>,
    store,
    now: () => clock.now(),
    request,
    account: who?.account,
    session: who?.session,
  } as AskToRead<C>;
}
